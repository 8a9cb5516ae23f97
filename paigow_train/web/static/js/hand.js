"use strict";
// Setting a hand: two cards in front, five behind. The checkboxes hold the truth and post without
// this script; it adds words, order and keys. It never knows what the right answer is.
(() => {
  const root = document.documentElement;
  const form = document.querySelector("[data-answer]");
  if (!form) return;
  const hand = form.querySelector("[data-hand]");
  const refusal = form.querySelector("[data-refusal]");
  const TEXT_STYLE = "\uFE0E"; // keeps phones from drawing the suits as pictures
  const SIGNS = { s: "♠", h: "♥", d: "♦", c: "♣" };
  const boxes = () => [...hand.querySelectorAll("input")];
  const picked = () => boxes().filter((box) => box.checked);

  function short(code) {
    if (code === "Jk") return "Joker";
    return code[0].replace("T", "10") + SIGNS[code[1]] + TEXT_STYLE;
  }

  function refuse(sentence) {
    refusal.textContent = "";
    requestAnimationFrame(() => {
      refusal.textContent = sentence;
      refusal.scrollIntoView({ block: "nearest" });
    });
    if (!hand) return;
    hand.classList.remove("refused");
    requestAnimationFrame(() => hand.classList.add("refused"));
  }

  function say() {
    const front = picked();
    for (const box of boxes()) {
      const place = box.checked ? "in front" : "in back";
      box.parentElement.querySelector("[data-name]").textContent = `${box.parentElement.dataset.words}, ${place}`;
    }
    hand.querySelectorAll("[data-slot]").forEach((slot, i) => {
      slot.replaceChildren(...(front[i] ? [front[i].parentElement.querySelector(".card").cloneNode(true)] : []));
      slot.classList.toggle("full", Boolean(front[i]));
    });
    const line = hand.querySelector("[data-line]");
    if (front.length === 0) {
      line.textContent = "Pick two cards for the front.";
    } else {
      const seen = document.createElement("b");
      seen.setAttribute("aria-hidden", "true");
      seen.textContent = front.map((box) => short(box.value)).join(" ");
      const heard = document.createElement("span");
      heard.className = "sr-only";
      heard.textContent = front.map((box) => box.parentElement.dataset.words).join(", ");
      line.replaceChildren("Front: ", seen, heard, front.length === 1 ? " and one more." : "");
    }
  }

  function order() {
    const cards = hand.querySelector("[data-cards]");
    const key = root.dataset.order === "rank" ? "order" : "dealt";
    const focused = document.activeElement;
    cards.append(...[...cards.children].sort((a, b) => a.dataset[key] - b.dataset[key]));
    if (cards.contains(focused)) focused.focus();
    say();
  }

  function toggled(box) {
    refusal.textContent = "";
    if (picked().length > 2) {
      box.checked = false;
      refuse("Two cards are already in front. Tap one of them to take it back first.");
    }
    say();
  }

  function keep() {
    const marked = [...form.querySelectorAll("input:checked")].map((box) => [box.name, box.value]);
    try { sessionStorage.setItem("paigow.hand", JSON.stringify([form.elements.token?.value, marked])); } catch { /* not kept */ }
  }

  // A reload shows the same deal; what was picked so far comes back with it.
  function restore() {
    try {
      const [token, marked] = JSON.parse(sessionStorage.getItem("paigow.hand") || "[]");
      if (!token || token !== form.elements.token?.value) return;
      for (const [name, value] of marked) {
        for (const box of form.querySelectorAll("input")) {
          if (box.name === name && box.value === value && box.type !== "hidden") box.checked = true;
        }
      }
    } catch { /* nothing kept */ }
  }

  function clear() {
    for (const box of form.querySelectorAll("input:checked")) box.checked = false;
    refusal.textContent = "";
    if (hand) say();
    keep();
  }

  // The group of answers that a number key speaks to: the one in focus, else the first still open.
  function openGroup() {
    const groups = [...form.querySelectorAll("[data-choices]")];
    return groups.find((group) => group.contains(document.activeElement))
      || groups.find((group) => !group.querySelector(":checked")) || groups.at(-1);
  }

  function number(n) {
    const at = document.activeElement;
    if (at.matches("[data-choice]")) at.blur(); // or Enter would press that button again, and not set the hand
    if (hand) {
      boxes()[n - 1]?.click();
      return;
    }
    const group = openGroup();
    const box = group?.querySelectorAll("input")[n - 1];
    if (!box) return;
    box.click();
    if (group.contains(document.activeElement)) document.activeElement.blur();
  }

  function move(step) {
    const all = boxes();
    const at = all.indexOf(document.activeElement);
    all[at < 0 ? 0 : (at + step + all.length) % all.length].focus();
  }

  // From anywhere on the page left and right go to the cards; up and down still scroll it.
  function movable(event) {
    if (!hand) return false;
    return hand.contains(event.target) || (event.target === document.body && /Left|Right/.test(event.key));
  }

  const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.isComposing) return;
    if (document.querySelector("dialog[open]")) return;
    const at = event.target;
    if (at.closest?.("textarea, select, [contenteditable], input:not([type=checkbox]):not([type=radio])")) return;
    if (/^[1-9]$/.test(event.key) && root.dataset.keys !== "off") number(Number(event.key));
    else if (event.key === "Escape") clear();
    else if (event.key === "Enter" && !event.repeat && !at.closest?.("a, button, summary")) form.requestSubmit();
    else if (event.key in STEPS && movable(event)) move(STEPS[event.key]);
    else return;
    event.preventDefault();
  });

  form.addEventListener("change", (event) => {
    if (hand?.contains(event.target)) toggled(event.target);
    keep();
  });

  form.addEventListener("submit", (event) => {
    if (!hand || picked().length === 2) return;
    event.preventDefault();
    refuse("The front takes two cards. Pick two, then set the hand.");
  });

  restore();
  if (hand) {
    hand.querySelectorAll(".pick").forEach((pick, i) => { pick.dataset.dealt = i; });
    document.addEventListener("choice", (event) => { if (event.detail === "order") order(); });
    order();
  }
})();
