import type { Texts } from './texts.js';
import type { GameLanguage } from './wire.js';

/** A round that was played to its end. Minor units; `cost` is 0 for a free spin. */
export type Settled = { readonly cost: number; readonly win: number };

/** What stands before the next round. Minor units. */
export type Choice = {
  readonly stake: number;
  readonly stakes: readonly number[];
  readonly balance: number;
  readonly isFree: boolean;
  /** No round is running, and the stake is the player's to choose. */
  readonly canChoose: boolean;
  /** No round is running. */
  readonly isIdle: boolean;
};

/** What a game's own controls are made with. */
export interface Desk {
  readonly language: GameLanguage;
  readonly texts: Texts;
  readonly money: (minor: number) => string;
  /** Plays one round under a key of its own. Null if nothing was played: the page has said why. */
  readonly play: () => Promise<Settled | null>;
  readonly choose: (stake: number) => void;
  /** Adds a sentence to the one about the round. */
  readonly add: (text: string) => void;
  readonly redraw: () => void;
}

/** Controls of one game beside stake and start. */
export interface Tools {
  /** In the panel. */
  readonly elements: readonly HTMLElement[];
  readonly dialog: HTMLElement;
  readonly update: (choice: Choice) => void;
  /** The name of the button that starts a round while rounds start by themselves: it stops them. Null otherwise. */
  readonly stopAction: () => string | null;
  /** The round that runs is the last. */
  readonly stop: () => void;
}
