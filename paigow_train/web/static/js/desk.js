"use strict";
// Cards entered by tapping. The typed fields hold the truth and are sent without this script; it
// reads them, writes them, and knows which cards lie elsewhere. It settles nothing itself.
(() => {
  const picker = document.querySelector("[data-picker]");
  const dialog = document.querySelector("[data-picker-dialog]");
  const fields = [...document.querySelectorAll("[data-hand-field]")];
  const SUITS = { "♠": "s", "♥": "h", "♦": "d", "♣": "c" };
  const CARD = /joker|jk|(?:10|[2-9tjqka])\s?[shdc♠♥♦♣]/gi;
  const part = (name) => picker.querySelector(`[data-${name}]`);
  let field = null; // the typed field that the taps go to
  let hand = []; // its cards in the order of the taps
  let front = new Set(); // those marked for the front

  function code(text) {
    if (/^j(k|oker)$/i.test(text)) return "Jk";
    const suit = text.at(-1);
    return text[0].toUpperCase().replace("1", "T") + (SUITS[suit] || suit.toLowerCase());
  }

  const cards = (text) => [...new Set((text.match(CARD) || []).map(code))];
  const tap = (card) => picker.querySelector(`[data-tap="${card}"]`);
  const words = (card) => tap(card).dataset.words;

  // Who holds a card, the hand being entered left aside.
  function holders() {
    const held = new Map();
    for (const other of fields) {
      if (other !== field) for (const card of cards(other.value)) held.set(card, other.dataset.whose);
    }
    return held;
  }

  function read() {
    hand = cards(field.value);
    const [before, after] = field.value.split(/[|/]/);
    front = new Set(after === undefined ? [] : cards(before));
  }

  function write() {
    const behind = hand.filter((card) => !front.has(card));
    const set = [...front].filter((card) => hand.includes(card));
    field.value = set.length ? `${set.join(" ")} | ${behind.join(" ")}` : hand.join(" ");
  }

  function say(sentence) {
    part("picker-line").textContent = sentence;
  }

  function count() {
    if (hand.length > 7) return `${hand.length} cards; a hand is seven.`;
    if (!hand.length) return "Tap the seven cards.";
    if (hand.length < 7) return `${hand.length} of 7.`;
    return front.size ? "Seven cards, set as marked." : "Was it set? Tap its two front cards above.";
  }

  function draw() {
    const held = holders();
    for (const button of picker.querySelectorAll("[data-tap]")) {
      const card = button.dataset.tap;
      const inHand = hand.includes(card);
      const taken = !inHand && held.get(card);
      button.setAttribute("aria-pressed", String(inHand));
      button.toggleAttribute("data-taken", Boolean(taken));
      button.setAttribute("aria-label", words(card) + (taken ? `, taken by ${taken}` : ""));
      if (taken) button.setAttribute("aria-disabled", "true");
      else button.removeAttribute("aria-disabled");
    }
    picker.querySelectorAll("[data-slot]").forEach((slot, place) => {
      const card = hand[place];
      const marked = front.has(card);
      slot.disabled = !card;
      slot.setAttribute("aria-pressed", String(Boolean(card && marked)));
      slot.setAttribute("aria-label", card ? `${words(card)}, in front` : "No card yet");
      slot.replaceChildren(...(card ? [tap(card).querySelector("svg").cloneNode(true)] : []));
    });
    part("undo").disabled = part("clear").disabled = !hand.length;
  }

  function use(next) {
    field = next;
    read();
    if (dialog) part("picker-whose").textContent = `Cards of ${field.dataset.whose}`;
    draw();
    say(count());
  }

  function changed(sentence) {
    write();
    draw();
    say(sentence || count());
  }

  function tapped(card) {
    const taken = holders().get(card);
    if (hand.includes(card)) {
      hand = hand.filter((each) => each !== card);
      front.delete(card);
    } else if (taken) {
      return say(`The ${words(card)} is taken by ${taken}.`);
    } else if (hand.length >= 7) {
      return say("Seven cards are in. Tap one of them below to take it back first.");
    } else {
      hand.push(card);
      if (hand.length === 7 && !dialog) document.querySelector("[data-desk] .submit").scrollIntoView({ block: "nearest" });
    }
    return changed();
  }

  function mark(card) {
    if (!front.delete(card)) front.add(card);
    const marked = [...front].map(words).join(", ");
    changed(front.size === 2 ? `In front: ${marked}.` : front.size ? `In front: ${marked}. A front is two cards.` : "");
  }

  function undo() {
    front.delete(hand.pop());
    changed();
  }

  function clear() {
    hand = [];
    front.clear();
    changed();
  }

  function open(name) {
    use(fields.find((each) => each.name === name));
    if (!dialog.open) dialog.showModal();
    part("picker-whose").focus();
  }

  // The next hand that has no cards yet; its seat is opened.
  function next() {
    const at = fields.indexOf(field);
    const empty = [...fields.slice(at + 1), ...fields.slice(0, at)].find((each) => !each.value.trim());
    if (!empty) return say("Every hand has its cards.");
    const seat = empty.closest("details");
    if (seat) seat.open = true;
    return open(empty.name);
  }

  // One stop of the tab key a suit; the arrows go on from there.
  function move(from, key) {
    const rows = [...picker.querySelectorAll(".suit-row")].map((row) => [...row.children]);
    const suit = rows.findIndex((row) => row.includes(from));
    const at = rows[suit].indexOf(from);
    const along = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: rows[suit].length - 1 };
    const row = rows[suit + ({ ArrowUp: -1, ArrowDown: 1 }[key] || 0)];
    const to = row?.[key in along ? along[key] : Math.min(at, row.length - 1)];
    if (!to) return;
    for (const each of row) each.tabIndex = each === to ? 0 : -1;
    to.focus();
  }

  async function copy(text, done) {
    const said = document.querySelector("[data-copied]");
    try {
      await navigator.clipboard.writeText(text);
      said.textContent = done;
    } catch {
      said.textContent = "This browser does not let a page copy: mark the text and copy it by hand.";
    }
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    const set = button.dataset;
    if ("tap" in set) tapped(set.tap);
    else if ("slot" in set) mark(hand[Number(set.slot)]);
    else if ("undo" in set) undo();
    else if ("clear" in set) clear();
    else if ("open" in set) open(set.open);
    else if ("next" in set) next();
    else if ("done" in set) dialog.close();
    else if ("print" in set) window.print();
    else if ("copyLink" in set) copy(location.href, "The link is copied.");
    else if ("copyText" in set) copy(document.querySelector("[data-file]").textContent, "The text is copied.");
  });

  if (!picker) return;
  picker.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (!/^(Arrow|Home|End)/.test(event.key) || !event.target.matches("[data-tap]")) return;
    event.preventDefault();
    move(event.target, event.key);
  });
  document.addEventListener("input", (event) => {
    if (event.target === field) use(field);
  });
  dialog?.addEventListener("close", () => {
    document.querySelector(`[data-open="${field.name}"]`).focus();
  });
  if (!dialog) use(fields[0]);
})();
