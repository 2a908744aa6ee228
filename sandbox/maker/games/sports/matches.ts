import { button, el } from '../../page/dom.js';
import { fill } from '../../page/texts.js';
import { lastFixtures, LEAGUE_NAMES, nextFixtures, type Fixture } from './fixtures.js';
import { oddsOf, PICKS, type Pick as PickName } from './odds.js';
import { bonusOf, oddsMultiplied, oddsTogether, type Leg, type Score } from './rules.js';
import type { SportsTexts } from './texts.js';
import type { SportsView } from './view.js';

interface Hands {
  readonly own: SportsTexts;
  readonly onPick: (leg: Leg) => void;
  readonly has: (leg: Leg) => boolean;
}

/** Odds as they are written: 2.35. */
export const decimal = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** The odds of a bet; those of a multiple with what they come from, since they are more than its picks multiplied. */
export function oddsText(legs: readonly Pick<Leg, 'odds'>[], own: Pick<SportsTexts, 'multiple'>): string {
  const odds = decimal(oddsTogether(legs));
  if (legs.length < 2) return odds;
  return fill(own.multiple, decimal(oddsMultiplied(legs)), String(bonusOf(legs.length)), odds);
}

/** What a pick is called, for example "Port Amaya" or "Over 2.5". */
export function pickName(fixture: Fixture, pick: PickName, own: SportsTexts): string {
  if (pick === 'home' || pick === 'away') return fixture[pick].name;
  return own.picks[pick];
}

/** The list of a league's matches: those that take bets with their odds, and those under way with their score. */
export function matchList({ own, onPick, has }: Hands) {
  const element = el('div', 'leagues');
  const buttons = new Map<string, { readonly made: HTMLButtonElement; readonly leg: Leg }>();
  const scores = new Map<string, HTMLElement>();
  const countdowns = new Map<HTMLElement, number>();
  let shown = '';

  /** Builds the lists anew; only when the matches change, so that the focus stays where it is in between. */
  function build(now: number): void {
    buttons.clear();
    scores.clear();
    countdowns.clear();
    const [next, last] = [nextFixtures(now), lastFixtures(now)];
    const leagues = LEAGUE_NAMES.map((league) => {
      const section = el('section', 'league');
      const head = el('h2', '', own.leagues[league]);
      const upcoming = next.filter((fixture) => fixture.league === league);
      const countdown = el('span', 'countdown');
      countdowns.set(countdown, upcoming[0]?.kickOff ?? 0);
      head.append(countdown);
      section.append(
        head,
        ...upcoming.map(openMatch),
        ...last.filter((fixture) => fixture.league === league).map(startedMatch),
      );
      return { section, kickOff: upcoming[0]?.kickOff ?? 0 };
    });
    // What starts next comes first.
    element.replaceChildren(
      ...[...leagues].sort((one, other) => one.kickOff - other.kickOff).map(({ section }) => section),
    );
  }

  function openMatch(fixture: Fixture): HTMLElement {
    const row = el('div', 'match');
    const name = fill(own.match, fixture.home.name, fixture.away.name);
    row.append(el('h3', 'teams', name), ...PICKS.map((pick) => oddsButton(fixture, pick, name)));
    return row;
  }

  function oddsButton(fixture: Fixture, pick: PickName, match: string): HTMLElement {
    const leg: Leg = { match: fixture.ref, pick, odds: oddsOf(fixture, pick) };
    const made = button(
      `odds ${pick}`,
      fill(own.pick, match, pickName(fixture, pick, own), decimal(leg.odds)),
      () => onPick(leg),
      ' ',
    );
    made.replaceChildren(el('span', 'name', own.signs[pick]), el('b', '', decimal(leg.odds)));
    buttons.set(`${leg.match} ${pick}`, { made, leg });
    return made;
  }

  function startedMatch(fixture: Fixture): HTMLElement {
    const row = el('div', 'match started');
    const score = el('p', 'score');
    scores.set(fixture.ref, score);
    row.append(el('h3', 'teams', fill(own.match, fixture.home.name, fixture.away.name)), score);
    return row;
  }

  return {
    element,
    /** `now` is the maker's clock, in ms. */
    show: ({ scores: known }: Pick<SportsView, 'scores'>, now: number, isOpen: boolean): void => {
      const matches = [...nextFixtures(now), ...lastFixtures(now)].map(({ ref }) => ref).join();
      if (matches !== shown) build(now);
      shown = matches;
      for (const [countdown, kickOff] of countdowns) countdown.textContent = fill(own.startsIn, clock(kickOff - now));
      for (const [ref, place] of scores) {
        const text = scoreText(known[ref], own);
        if (place.textContent !== text) place.textContent = text;
        place.dataset['state'] = known[ref]?.state ?? 'live';
      }
      for (const { made, leg } of buttons.values()) {
        made.setAttribute('aria-pressed', String(has(leg)));
        made.setAttribute('aria-disabled', String(!isOpen));
      }
    },
  };
}

/** Minutes and seconds: 4:07. */
function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function scoreText(score: Score | undefined, own: SportsTexts): string {
  if (score === undefined) return own.kicksOff;
  const goals = `${score.home}–${score.away}`;
  return fill(own.scores[score.state], goals, String(score.minute));
}
