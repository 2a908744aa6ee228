import type { Board, Table } from '../../page/board.js';
import { button, el } from '../../page/dom.js';
import { prefersStill, wait } from '../../page/motion.js';
import { fill } from '../../page/texts.js';
import { face, signOf } from './card.js';
import { HANDS, PAYS, suitOf, type Card, type Hand } from './hands.js';
import { HAND_SIZE, type PokerBet, type PokerOutcome } from './rules.js';
import { adviceFor, LINE_NAMES } from './strategy.js';
import type { PokerTexts } from './texts.js';

/** Between two cards that turn over. */
const turnMs = 110;

const places = Array.from({ length: HAND_SIZE }, (_, place) => place);

/** The paytable and five cards; in mid round each card is a switch that holds it. */
export function createPokerBoard(table: Table<PokerTexts>): Board<PokerBet, PokerOutcome> {
  const { own, money, onBet, say } = table;
  let cards: readonly (Card | null)[] = places.map(() => null);
  let held: ReadonlySet<number> = new Set();
  /** Whether the cards wait for the player's choice. */
  let isOpen = false;
  let isChoosing = false;
  const element = el('div', 'poker');
  const pays = payTable(own);
  const row = el('div', 'cards');
  row.setAttribute('role', 'group');
  row.setAttribute('aria-label', own.cards);
  const buttons = places.map((place) => {
    const made = button('card', '', () => toggle(place));
    row.append(made);
    return made;
  });
  const hint = button('tool', own.hint, advise);
  element.append(pays.element, row, hint);

  function toggle(place: number): void {
    if (!isChoosing || !isOpen) return;
    held = new Set(held.has(place) ? [...held].filter((other) => other !== place) : [...held, place]);
    onBet();
  }

  function advise(): void {
    if (!isChoosing || !isOpen) return;
    const advice = adviceFor(cards.map((card) => card ?? 0));
    held = new Set(advice.held);
    say(advice.line === null ? own.drawAll : fill(own.advice, own.lines[advice.line]));
    onBet();
  }

  function draw(): void {
    for (const [place, made] of buttons.entries()) {
      const card = cards[place] ?? null;
      const name = card === null ? own.back : nameOf(card, own);
      const isHeld = held.has(place);
      made.setAttribute('aria-label', fill(own.place, String(place + 1), name));
      made.setAttribute('aria-pressed', String(isHeld));
      made.setAttribute('aria-disabled', String(!isChoosing || !isOpen));
      made.dataset['held'] = isHeld ? own.held : '';
      if (made.dataset['card'] === String(card)) continue;
      made.dataset['card'] = String(card);
      made.replaceChildren(card === null ? el('span', 'back') : face(card));
    }
    hint.hidden = !isChoosing;
    hint.setAttribute('aria-disabled', String(!isOpen));
  }

  function set(round: { readonly outcome: PokerOutcome; readonly win: number | null } | null): void {
    cards = round?.outcome.cards ?? places.map(() => null);
    held = new Set(round?.outcome.held);
    isChoosing = round?.win === null;
    pays.mark(round?.outcome.hand ?? null);
    draw();
  }

  addEventListener('keydown', ({ key, repeat }) => {
    const place = Number(key) - 1;
    if (!repeat && places.includes(place) && !document.querySelector('dialog[open]')) toggle(place);
  });

  return {
    element,
    wager: (stake) => ({ bet: null, total: stake }),
    decision: () => [...held].sort((one, other) => one - other),
    show: set,
    start: () => {
      pays.mark(null);
      // Cards that are not held turn over and stay so until the maker responds.
      if (!isChoosing) held = new Set();
      cards = cards.map((card, place) => (held.has(place) ? card : null));
      draw();
    },
    finish: async (round) => {
      for (const place of places) {
        if (cards[place] !== null) continue;
        if (!prefersStill()) await wait(turnMs);
        cards = cards.map((card, index) => (index === place ? (round.outcome.cards[place] ?? null) : card));
        draw();
      }
      set(round);
    },
    update: (choice) => {
      ({ isOpen } = choice);
      pays.show(choice.stake, money);
      draw();
    },
    stakeOf: ({ stake }) => stake,
    rules: () => rules(own),
  };
}

const nameOf = (card: Card, own: PokerTexts): string =>
  fill(own.card, own.ranks[signOf(card)] ?? signOf(card), own.suits[suitOf(card)] ?? '');

/** What each hand pays with the chosen stake; the hand that the cards show is marked. */
function payTable(own: PokerTexts) {
  const element = el('dl', 'paytable');
  const rows = new Map(
    HANDS.map((hand) => {
      const row = el('div', '');
      const amount = el('dd', '');
      row.append(el('dt', '', own.hands[hand]), amount);
      element.append(row);
      return [hand, { row, amount }] as const;
    }),
  );
  return {
    element,
    show: (stake: number, money: (minor: number) => string): void => {
      for (const [hand, { amount }] of rows) amount.textContent = money(stake * PAYS[hand]);
    },
    mark: (marked: Hand | null): void => {
      for (const [hand, { row }] of rows) row.classList.toggle('made', hand === marked);
    },
  };
}

/** How a round goes, and the strategy, the best to hold first. */
function rules(own: PokerTexts): readonly HTMLElement[] {
  const list = el('ol', 'strategy');
  list.append(...LINE_NAMES.map((line) => el('li', '', own.lines[line])), el('li', '', own.drawAll));
  return [
    el('p', 'info-small', own.how),
    el('p', 'info-small', own.left),
    el('h3', '', own.strategy),
    el('p', 'info-small', own.strategyWhy),
    list,
  ];
}
