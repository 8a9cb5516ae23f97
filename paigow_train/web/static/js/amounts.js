"use strict";
// Amounts and numbers as they are typed: what was understood stands below before it is sent, and Enter goes on
// to the next one. The house reads the text itself; without this script the fields post as they stand.
(() => {
  const form = document.querySelector("[data-answer]");
  const fields = form ? [...form.querySelectorAll("[data-typed]")] : [];
  if (!fields.length) return;

  const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,12})?(?:\.(\d{0,12}))?$/;
  const WANTED = { money: "type dollars and cents, such as 25 or 1,250.50", number: "type a whole number, such as 4" };
  const KEPT = "paigow.amounts";

  // "1250.5" -> "$1,250.50"; nothing for what is no amount. A bare number is dollars.
  function dollars(text) {
    const [, whole = "", decimals = ""] = AMOUNT.exec(text) || [];
    if (!(whole || decimals) || /[1-9]/.test(decimals.slice(2))) return "";
    return `$${Number(whole.replaceAll(",", "")).toLocaleString("en-US")}.${decimals.slice(0, 2).padEnd(2, "0")}`;
  }

  function understood(field) {
    const text = field.value.trim();
    return field.dataset.typed === "money" ? dollars(text) : /^\d[\d,]*$/.test(text) && text;
  }

  // What stands below the field; `done` when one has finished typing in it.
  function say(field, done) {
    const line = document.getElementById(field.getAttribute("aria-describedby"));
    const text = field.value.trim();
    const read = understood(field);
    line.dataset.hint ??= line.textContent;
    field.setCustomValidity(!text || read ? "" : `“${text}” cannot be read: ${WANTED[field.dataset.typed]}.`);
    line.classList.toggle("read", Boolean(text && read));
    line.classList.toggle("unread", Boolean(done && text && !read));
    if (!text) line.textContent = line.dataset.hint;
    else if (read) line.textContent = field.dataset.typed === "money" ? `${text} is ${read}` : read;
    else line.textContent = done ? field.validationMessage : line.dataset.hint;
    return line.textContent;
  }

  // The same, spoken once the typing pauses.
  const spoken = document.createElement("p");
  spoken.className = "sr-only";
  spoken.setAttribute("role", "status");
  form.append(spoken);
  let pause;
  function speak(sentence) {
    clearTimeout(pause);
    pause = setTimeout(() => { spoken.textContent = sentence; }, 700);
  }

  function keep() {
    const typed = fields.map((field) => [field.name, field.value]);
    try { sessionStorage.setItem(KEPT, JSON.stringify([form.elements.token?.value, typed])); } catch { /* not kept */ }
  }

  // A reload shows the same deal, and what was typed so far comes back with it.
  function restore() {
    try {
      const [token, typed] = JSON.parse(sessionStorage.getItem(KEPT) || "[]");
      if (!token || token !== form.elements.token?.value) return;
      for (const [name, value] of typed) form.elements[name].value ||= value;
    } catch { /* nothing kept */ }
  }

  function next(field) {
    const at = fields.indexOf(field);
    const open = [...fields.slice(at + 1), ...fields.slice(0, at)].find((each) => !each.value.trim());
    if (open) open.focus();
    else form.requestSubmit();
  }

  const busy = (event) => event.ctrlKey || event.altKey || event.metaKey || event.isComposing
    || document.querySelector("dialog[open]");

  form.addEventListener("keydown", (event) => {
    const field = event.target;
    if (!fields.includes(field) || busy(event) || event.shiftKey) return;
    if (event.key === "Escape") {
      field.value = "";
      say(field);
      keep();
    } else if (event.key === "Enter" && !event.repeat) {
      const sentence = say(field, true);
      if (field.validity.customError) speak(sentence);
      else next(field);
    } else return;
    event.preventDefault();
  });

  // Where there is nothing to choose, a figure typed anywhere on the page goes into the first empty field.
  document.addEventListener("keydown", (event) => {
    if (busy(event) || event.target !== document.body || !/^[\d.$]$/.test(event.key)) return;
    if (document.documentElement.dataset.keys === "off" || form.querySelector("[data-choices], [data-hand]")) return;
    const field = fields.find((each) => !each.value);
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.value = event.key;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });

  for (const field of fields) {
    field.addEventListener("input", () => { speak(say(field)); keep(); });
    field.addEventListener("change", () => say(field, true));
  }
  fields.at(-1).enterKeyHint = "send";
  restore();
  for (const field of fields) say(field, true);
})();
