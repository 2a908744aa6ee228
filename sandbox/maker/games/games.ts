import { diceRules } from './dice/rules.js';
import { fishingRules } from './fishing/rules.js';
import { pokerRules } from './poker/rules.js';
import { rouletteRules } from './roulette/rules.js';
import type { DecisionRules, GameRules, Random } from './rules.js';
import { slotRules } from './slot/rules.js';
import { endOf, readBet, returnToPlayer, timeOf, winOf, type MatchResult, type SportsBet } from './sports/rules.js';

/** The first step of a round. An open one is settled later: by the player's decision, or at `dueAt` without it. */
export type Started =
  | { readonly state: 'settled'; readonly outcome: unknown; readonly win: number }
  | { readonly state: 'open'; readonly outcome: unknown; readonly hidden: unknown; readonly dueAt: Date }
  | { readonly state: 'refused'; readonly reason: 'tooLate' | 'badBet' };

/** A bet that its game accepts. */
export interface Accepted {
  readonly bet: unknown;
  readonly start: (random: Random, at: Date) => Started;
}

/** How an open round ends. */
export interface Ended {
  readonly outcome: unknown;
  readonly decision: unknown;
  readonly win: number;
}

/** The player's part in an open round. */
export interface Decides {
  /** Null for a decision that the game does not offer. */
  readonly decide: (round: OpenRound, given: unknown) => Ended | null;
  /** For a player who left. */
  readonly leave: (round: OpenRound) => Ended;
}

/** Bets on matches: a round ends with the last of them. */
export interface Bets {
  readonly matchesOf: (bet: unknown) => readonly string[];
  readonly end: (
    round: Pick<OpenRound, 'stake'> & { readonly bet: unknown },
    results: ReadonlyMap<string, MatchResult>,
  ) => Ended;
}

interface OpenRound {
  readonly hidden: unknown;
  readonly stake: number;
}

export interface PlayableGame {
  readonly returnToPlayer: number;
  readonly accept: (given: unknown, stake: number, stakes: readonly number[]) => Accepted | null;
  /** Null for games without a decision in mid round. */
  readonly decides: Decides | null;
  /** Null for games that are not about matches. */
  readonly bets: Bets | null;
}

/** The games of the embedded maker by name. Each has a folder of that name: rules, page, texts and style. */
export const GAMES = {
  slot: playable(slotRules),
  roulette: playable(rouletteRules),
  poker: decided(pokerRules),
  dice: playable(diceRules),
  fishing: playable(fishingRules),
  sports: sportsBook(),
} as const satisfies Readonly<Record<string, PlayableGame>>;

export type GameName = keyof typeof GAMES;

export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[];

/** Hides what a game calls a bet and an outcome: to the maker both are JSON. */
function playable<Bet, Outcome>(rules: GameRules<Bet, Outcome>): PlayableGame {
  return {
    returnToPlayer: rules.returnToPlayer,
    decides: null,
    bets: null,
    accept: (given, stake, stakes) => {
      const read = rules.read(given, stake, stakes);
      if (read === null) return null;
      const { bet } = read;
      return {
        bet,
        start: (random) => {
          const outcome = rules.draw(random);
          return { state: 'settled', outcome, win: rules.winOf({ bet, outcome, stake }) };
        },
      };
    },
  };
}

/** A round without a decision is settled after this time, in ms, as for a player who left. */
const DECIDE_WITHIN_MS = 24 * 3_600_000;

/** @see playable */
function decided<Bet, Hidden, Decision, Outcome>(rules: DecisionRules<Bet, Hidden, Decision, Outcome>): PlayableGame {
  const end = (hidden: Hidden, decision: Decision, stake: number): Ended => {
    const outcome = rules.outcomeOf(hidden, decision);
    return { outcome, decision, win: rules.winOf({ outcome, stake }) };
  };
  return {
    returnToPlayer: rules.returnToPlayer,
    bets: null,
    // The maker has stored what `deal` returned.
    decides: {
      decide: ({ hidden, stake }, given) => {
        const read = rules.readDecision(given);
        return read && end(hidden as Hidden, read.decision, stake);
      },
      leave: ({ hidden, stake }) => end(hidden as Hidden, rules.decideFor(hidden as Hidden), stake),
    },
    accept: (given, stake, stakes) => {
      const read = rules.read(given, stake, stakes);
      if (read === null) return null;
      return {
        bet: read.bet,
        start: (random, at) => {
          const hidden = rules.deal(random);
          const dueAt = new Date(at.getTime() + DECIDE_WITHIN_MS);
          return { state: 'open', outcome: rules.outcomeOf(hidden, null), hidden, dueAt };
        },
      };
    },
  };
}

/** The maker has stored the bets that `readBet` returned. */
function sportsBook(): PlayableGame {
  return {
    returnToPlayer,
    decides: null,
    bets: {
      matchesOf: (bet) => (bet as SportsBet).legs.map(({ match }) => match),
      end: ({ bet, stake }, results) => ({
        outcome: Object.fromEntries((bet as SportsBet).legs.map(({ match }) => [match, results.get(match)])),
        decision: null,
        win: winOf(bet as SportsBet, stake, results),
      }),
    },
    accept: (given, stake, stakes) => {
      const bet = readBet(given, stake, stakes);
      if (bet === null) return null;
      return {
        bet,
        start: (_, at) => {
          const time = timeOf(bet, at.getTime());
          if (time === 'open') return { state: 'open', outcome: null, hidden: null, dueAt: new Date(endOf(bet)) };
          return { state: 'refused', reason: time === 'tooLate' ? 'tooLate' : 'badBet' };
        },
      };
    },
  };
}
