import type { Board, Table } from '../../page/board.js';
import { button, el } from '../../page/dom.js';
import { costOf, resultOf } from '../../page/outcome.js';
import { fill } from '../../page/texts.js';
import { betList } from './bets.js';
import { fixtureOf } from './fixtures.js';
import { decimal, matchList, oddsText, pickName } from './matches.js';
import { MOST_LEGS, MOST_ODDS, possibleWin, type Leg, type SportsBet } from './rules.js';
import { Slip } from './slip.js';
import type { SportsTexts } from './texts.js';
import type { SportsView } from './view.js';

/** The page asks so often for scores and settled bets, in ms. */
const beatMs = 3_000;

/** Matches with their odds, the slip for the next bet, and the player's bets. */
export function createSportsBoard(table: Table<SportsTexts>): Board<SportsBet, unknown> {
  const { own, texts, money, onBet, say } = table;
  const slip = new Slip();
  let view: SportsView = { now: Date.now(), scores: {}, bets: [] };
  /** How far the maker's clock is ahead of this device's, in ms. */
  let ahead = 0;
  const choice = { stake: 0, isOpen: false };
  let shownSlip = '';
  const element = el('div', 'sports');
  const matches = matchList({ own, onPick: pick, has: (leg) => slip.has(leg) });
  const bets = betList(own, money);
  const slipBox = el('section', 'slip');
  slipBox.setAttribute('aria-label', own.slip);
  const side = el('div', 'side');
  side.append(slipBox, bets.element);
  element.append(matches.element, side);

  const now = (): number => Date.now() + ahead;

  function pick(leg: Leg): void {
    if (!choice.isOpen) return;
    // The slip may be out of sight on a phone, what is said below the title is not.
    say(slip.toggle(leg) ? summary() : fill(own.tooMuch, String(MOST_LEGS), decimal(MOST_ODDS)));
    onBet();
  }

  function summary(): string {
    const { legs } = slip;
    if (legs.length === 0) return own.choose;
    return fill(own.total, String(legs.length), oddsText(legs, own));
  }

  /** Only when it changes, so that the focus stays on a button while scores come in. */
  function drawSlip(): void {
    const { legs } = slip;
    const content = JSON.stringify([legs, choice.stake]);
    if (content === shownSlip) return;
    shownSlip = content;
    if (legs.length === 0) {
      slipBox.replaceChildren(el('p', 'none', own.emptySlip));
      return;
    }
    const lines = legs.map((leg) => {
      const fixture = fixtureOf(leg.match);
      const name = fixture === null ? '' : pickName(fixture, leg.pick, own);
      const match = fixture === null ? '' : fill(own.match, fixture.home.name, fixture.away.name);
      const line = el('p', 'slip-leg');
      const remove = button('remove', fill(own.remove, name, match), () => take(leg), '×');
      line.append(el('span', '', match), el('b', '', fill(own.leg, name, decimal(leg.odds))), remove);
      return line;
    });
    const total = el('p', 'slip-total');
    total.append(el('span', '', summary()), el('b', '', fill(own.wouldWin, money(possibleWin(legs, choice.stake)))));
    slipBox.replaceChildren(...lines, total);
  }

  function take(leg: Leg): void {
    if (!choice.isOpen) return;
    slip.remove(leg.match);
    say(summary());
    onBet();
    slipBox.querySelector('button')?.focus();
  }

  function draw(): void {
    matches.show(view, now(), choice.isOpen);
    bets.show(view);
  }

  // Countdowns go on between two views of the maker. A pick whose match starts leaves the slip.
  setInterval(() => {
    if (document.hidden) return;
    if (slip.keep((match) => (fixtureOf(match)?.kickOff ?? 0) > now())) {
      say(own.started);
      onBet();
    }
    draw();
  }, 1_000);

  /** Says what the bets paid together that have ended since the view before. */
  function announce(before: SportsView): void {
    const ended = view.bets.filter(
      ({ key, win }) => win !== null && before.bets.some((bet) => bet.key === key && bet.win === null),
    );
    if (ended.length === 0) return;
    const stake = ended.reduce((sum, bet) => sum + costOf(bet), 0);
    const win = ended.reduce((sum, bet) => sum + (bet.win ?? 0), 0);
    const { text, tone } = resultOf({ stake, win }, { ...texts, lost: own.betLost }, money);
    say(text, tone);
  }

  return {
    element,
    beatMs,
    wager: (stake) => (slip.legs.length === 0 ? null : { bet: { legs: slip.legs }, total: stake }),
    show: () => draw(),
    start: () => undefined,
    finish: async (round) => {
      slip.clear();
      view = { ...view, bets: [round, ...view.bets.filter(({ key }) => key !== round.key)] };
      drawSlip();
      draw();
    },
    view: (given) => {
      const before = view;
      view = given as SportsView;
      ahead = view.now - Date.now();
      announce(before);
      draw();
    },
    update: ({ stake, isOpen }) => {
      Object.assign(choice, { stake, isOpen });
      drawSlip();
      draw();
    },
    stakeOf: ({ stake }) => stake,
    rules: () => [
      el('p', 'info-small', own.how),
      el('p', 'info-small', own.multiples),
      el('p', 'info-small', own.left),
      el('p', 'info-small', own.abandoned),
    ],
  };
}
