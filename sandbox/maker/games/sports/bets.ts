import { el } from '../../page/dom.js';
import { fill } from '../../page/texts.js';
import { fixtureOf } from './fixtures.js';
import { decimal, oddsText, pickName, scoreText } from './matches.js';
import { possibleWin, type Leg } from './rules.js';
import type { SportsTexts } from './texts.js';
import type { BetRound, SportsView } from './view.js';

type Money = (minor: number) => string;

/** The player's bets: the open ones with the score of their matches, and the settled ones with what they paid. */
export function betList(own: SportsTexts, money: Money) {
  const element = el('section', 'bets');
  const list = el('ol', 'bet-list');
  const none = el('p', 'none', own.noBets);
  element.append(el('h2', '', own.myBets), none, list);
  let shown = '';
  return {
    element,
    show: ({ bets, scores }: Pick<SportsView, 'bets' | 'scores'>): void => {
      none.hidden = bets.length > 0;
      const texts = JSON.stringify([bets, bets.map(({ bet }) => bet.legs.map(({ match }) => scores[match]))]);
      if (texts === shown) return;
      shown = texts;
      list.replaceChildren(...bets.map((bet) => betItem(bet, scores, own, money)));
    },
  };
}

function betItem(round: BetRound, scores: SportsView['scores'], own: SportsTexts, money: Money): HTMLElement {
  const { bet, stake, win } = round;
  const item = el('li', 'bet');
  item.dataset['state'] = win === null ? 'open' : win > stake ? 'won' : 'lost';
  item.append(
    el('p', 'bet-head', fill(own.betHead, money(stake), oddsText(bet.legs, own))),
    ...bet.legs.map((leg) => legLine(leg, scores, own)),
    el('p', 'bet-end', endText(round, own, money)),
  );
  return item;
}

function legLine(leg: Leg, scores: SportsView['scores'], own: SportsTexts): HTMLElement {
  const fixture = fixtureOf(leg.match);
  const line = el('p', 'leg');
  if (fixture === null) return line;
  const match = fill(own.match, fixture.home.name, fixture.away.name);
  line.append(
    el('b', '', fill(own.leg, pickName(fixture, leg.pick, own), decimal(leg.odds))),
    el('span', 'leg-match', `${match} · ${scoreText(scores[leg.match], own)}`),
  );
  return line;
}

function endText({ bet, stake, win }: BetRound, own: SportsTexts, money: Money): string {
  if (win === null) return fill(own.open, money(possibleWin(bet.legs, stake)));
  if (win === 0) return own.betLost;
  return win > stake ? fill(own.betWon, money(win)) : fill(own.betBack, money(win));
}
