/**
 * Eight marks on one letter, and the further ones. Burmese needs six; more of them are piled up only to paint over the
 * lines above and below.
 */
const pile = /(\p{M}{8})\p{M}+/gu;

/** What belongs to writing although it is invisible: breaks without width, and the joiners of emoji and scripts. */
const invisible = /[^\P{C}\n\u200b-\u200d]/gu;

/** A text of a player without control characters, changes of direction and piles of marks. */
export const plainText = (text: string): string =>
  text.normalize('NFC').replaceAll(invisible, '').replaceAll(pile, '$1').trim();
