import type { Texts } from './texts.js';
import type { GameLanguage, WireRound } from './wire.js';

/** What is bet with a chosen stake, and what it costs in minor units. */
export interface Wager<Bet> {
  readonly bet: Bet;
  readonly total: number;
}

/**
 * The part of a page that each game has for itself: what it draws, and what a player bets. Money, network, the texts of
 * all games and the button that starts a round are the same for all (play.ts).
 */
export interface Board<Bet, Outcome> {
  readonly element: HTMLElement;
  /** Null while nothing is bet. */
  readonly wager: (stake: number) => Wager<Bet> | null;
  /** The game at rest, after a former round of this player if there is one. */
  readonly show: (round: WireRound<Bet, Outcome> | null) => void;
  /** Something moves until the maker responds. */
  readonly start: () => void;
  /** Comes to rest at the outcome of the round, and marks what won. An open round waits for a decision. */
  readonly finish: (round: WireRound<Bet, Outcome>) => Promise<void>;
  /** Of a game with a decision in mid round: what the player has decided so far. */
  readonly decision?: () => unknown;
  /** What the maker shows besides the rounds, as often as the page asks; for games whose rounds end without the player. */
  readonly view?: (view: unknown) => void;
  /** How often the page asks the maker for its state, in ms; 15 s without. */
  readonly beatMs?: number;
  /** Called at each change: the chosen stake, those to choose from, and whether the bet or decision can be changed now. */
  readonly update: (choice: {
    readonly stake: number;
    readonly stakes: readonly number[];
    readonly isOpen: boolean;
  }) => void;
  /** The stake that a former round was played with, if it is one to choose. */
  readonly stakeOf: (round: WireRound<Bet, Outcome>) => number;
  /** Rules and payouts for a stake, for the dialog. */
  readonly rules: (stake: number) => readonly HTMLElement[];
}

/** What a board is made with. */
export interface Table<Own> {
  readonly language: GameLanguage;
  readonly theme: string;
  readonly texts: Texts;
  readonly own: Own;
  readonly money: (minor: number) => string;
  /** The player changed the bet. */
  readonly onBet: () => void;
  /** Starts a round, for boards where the bet itself does. */
  readonly onPlay: () => void;
  /** Shows a sentence below the board. */
  readonly say: (text: string, tone?: 'plain' | 'win') => void;
}
