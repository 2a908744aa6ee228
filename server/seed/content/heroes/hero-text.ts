import type { HeroName } from '../../art/heroes/catalogue.js';
import type { Texts } from '../../../locale.js';

/** What a game's picture shows, in words. */
export interface HeroText {
  /** Its name: also what finds the game in a search. */
  readonly name: Texts;
  /** One sentence that opens the description. */
  readonly sentence: Texts;
}

export type HeroTexts<Names extends HeroName> = Readonly<Record<Names, HeroText>>;
