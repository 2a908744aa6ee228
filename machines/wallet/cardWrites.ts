import { keyedWriteOf } from '../shared/keyedWrite.machine.js';
import type { CardFields, CardForm } from './bankCard.js';

/** Deletes a card, or makes it the default one. It has no key: sent twice, it changes nothing more. */
export const cardWrite = keyedWriteOf<{ cardId: string }, null>();

/** Adds a card, or changes the one of the form. It has no key: the server refuses a card that the player has. */
export const cardFormWrite = keyedWriteOf<{ form: CardForm; fields: CardFields }, null>();
