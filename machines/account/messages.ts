import type { components } from '../../openapi/user-api.js';
import { path, withQuery } from '../addresses.js';

type Schemas = components['schemas'];
export type Message = Schemas['Message'];
export type MessageInfo = Schemas['MessageInfo'];
export type MessageCategory = Schemas['MessageCategory'];

/** `category`: null for all of them. `upTo`: the newest message that the player has seen; later ones stay unread. */
export type ToRead = { category: MessageCategory | null; upTo: string | null };

/** In the order of the page of messages. */
export const messageCategories: readonly MessageCategory[] = ['activity', 'platform', 'system'];

/** What a tab has done to messages. `category`: null for all of them. */
export type MessagesChange =
  | { kind: 'read' | 'deleted'; ids: readonly string[] }
  | { kind: 'allRead'; category: MessageCategory | null };
/** Reported to all tabs of this browser, including the one that did it. */
export type MessagesChanged = { type: 'unreadMessages.changed'; change: MessagesChange };
/** The leading tab has counted the unread messages. */
export type MessagesCounted = { type: 'unreadMessages.counted'; total: number };

export const messageListAddress = (category: MessageCategory): string => withQuery(path.messageList, { category });
export const messageAddress = (id: string): string => withQuery(path.messageDetail, { id });

/** The id of the newest of some messages: the server numbers them as they come. Null if there are none. */
export const newestIn = (messages: readonly Message[]): string | null =>
  messages.length === 0 ? null : String(Math.max(...messages.map(({ id }) => Number(id))));
