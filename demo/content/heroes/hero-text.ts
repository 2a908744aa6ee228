import type { HeroName } from '../../art/heroes/catalogue.js';
import type { Texts } from '../../../server/base/locale.js';

/** The hero of a game's picture, in words. */
export interface HeroText {
  /** Its name, which is also a search keyword of the game. */
  readonly name: Texts;
  /** One sentence that opens the description. */
  readonly sentence: Texts;
}

export type HeroTexts<Names extends HeroName> = Readonly<Record<Names, HeroText>>;
