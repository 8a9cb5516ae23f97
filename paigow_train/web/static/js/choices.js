"use strict";
// What a person likes the table to look like, remembered on this device. Runs before the page is
// drawn, so that nothing flickers; nothing here is sent to the house.
(() => {
  const root = document.documentElement;
  const names = ["deck", "order", "clock", "keys"];

  function remembered(name) {
    try { return localStorage.getItem("paigow." + name) || ""; } catch { return ""; }
  }

  function remember(name, value) {
    try { localStorage.setItem("paigow." + name, value); } catch { /* a private window forgets */ }
  }

  function show(name, value) {
    root.dataset[name] = value;
    for (const button of document.querySelectorAll(`[data-choice="${name}"]`)) {
      button.setAttribute("aria-pressed", String(button.dataset.on === value));
    }
  }

  root.classList.add("js");
  for (const name of names) root.dataset[name] = remembered(name);

  document.addEventListener("DOMContentLoaded", () => {
    for (const name of names) show(name, root.dataset[name]);
  });

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-choice]");
    if (!button) return;
    const { choice, on } = button.dataset;
    const value = root.dataset[choice] === on ? "" : on;
    remember(choice, value);
    show(choice, value);
    document.dispatchEvent(new CustomEvent("choice", { detail: choice }));
  });

  // A key still held down from the last answer must not press the next button as well. It stands here because
  // that button may have the focus before the other scripts have run.
  document.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.repeat) event.preventDefault();
  });
})();
