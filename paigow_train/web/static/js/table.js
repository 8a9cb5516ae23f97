"use strict";
// The clock on the wall, one answer a hand, and no stale table. The house keeps the real time and
// referees every answer; this only shows what it said.
(() => {
  const table = document.querySelector("[data-resync]");
  const clock = document.querySelector("[data-seconds-left]");

  function resync() {
    if (table) location.replace(table.dataset.resync);
    else location.reload();
  }

  function startClock() {
    const said = document.querySelector("[data-clock-say]");
    const bar = document.querySelector(".clock-bar");
    const text = clock.querySelector("[data-clock-text]");
    const whole = Number(clock.dataset.seconds);
    // Counted from when the reply began to arrive, on a clock that setting the device does not move.
    const arrived = performance.getEntriesByType("navigation")[0]?.responseStart || performance.now();
    const end = arrived + 1000 * Number(clock.dataset.secondsLeft);
    const left = () => Math.max(0, (end - performance.now()) / 1000);
    const low = Math.min(10, whole / 3);
    const calls = (whole > 30 ? [whole / 2, 10] : [whole / 2]).filter((at) => at < left());
    const shown = () => document.documentElement.dataset.clock !== "hidden";
    let over = false;

    function tick() {
      const now = left();
      text.textContent = Math.ceil(now);
      bar.value = now;
      clock.classList.toggle("low", now <= low);
      if (calls.length && now <= calls[0]) {
        calls.shift();
        if (shown()) said.textContent = `${Math.round(now)} seconds left.`;
      }
      if (now === 0 && !over) {
        over = true;
        document.querySelector("[data-refusal]").textContent = "";
        document.querySelector("[data-time-up]").hidden = false;
        said.textContent = "Time is up.";
      }
      if (!over) setTimeout(tick, 200);
    }
    tick();
  }

  // One press, one POST. The house would refuse the second one too.
  document.addEventListener("submit", (event) => {
    const form = event.target.closest("[data-once]");
    if (!form || event.defaultPrevented) return;
    if (form.dataset.sent) {
      event.preventDefault();
      return;
    }
    form.dataset.sent = "yes";
    setTimeout(() => { delete form.dataset.sent; }, 8000); // the line may have dropped: let him try again
  });

  // Enter goes on to the next hand, wherever one has clicked.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.repeat) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.target === document.body && !document.querySelector("[data-answer]")) {
      document.querySelector("[autofocus]")?.click();
    }
  });

  // Enter after a name goes to the drills; it does not choose one.
  document.querySelector("#guest-name")?.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    document.querySelector(".drill .button")?.focus();
  });

  // A page from the back button's cache, or one that slept, asks the house what is on the table now.
  window.addEventListener("pageshow", (event) => { if (event.persisted) resync(); });
  let hiddenAt = 0;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (clock && Date.now() - hiddenAt > 3000) resync();
  });

  if (clock) startClock();
})();
