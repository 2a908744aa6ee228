import { fromCallback } from 'xstate';
import type { MessagesChange, MessagesChanged, MessagesCounted } from '../../../machines/account/messages.js';
import type { Outside } from '../outside.js';
import { currentOwner } from '../saved.js';
import { slot, type KeyValueStore } from '../store.js';

type World = Pick<Outside, 'store' | 'now'>;
type News = MessagesChanged | MessagesCounted;

/** The charts of this tab that listen: the browser tells a change of the storage to the other tabs alone. */
const listeners = new WeakMap<KeyValueStore, Set<(news: News) => void>>();

const listenersOf = (store: KeyValueStore): Set<(news: News) => void> => {
  const known = listeners.get(store) ?? new Set();
  listeners.set(store, known);
  return known;
};

function tell(store: KeyValueStore, news: News): void {
  for (const listener of listenersOf(store)) listener(news);
}

/** A page that is loaded before the tabs have counted again must not show the last number. */
export const forgetCount = (store: KeyValueStore): void => store.remove(slot.messagesCounted);

/** Tells all tabs what this tab did to messages. */
export function tellChange({ store, now }: World, change: MessagesChange): void {
  forgetCount(store);
  // The time makes each text another one: storing the same text again would tell nothing.
  store.set(slot.messagesChanged, JSON.stringify({ at: now(), change }));
  tell(store, { type: 'unreadMessages.changed', change });
}

/** Tells all tabs how many messages are unread. */
export function tellCount({ store, now }: World, total: number): void {
  store.set(slot.messagesCounted, `${currentOwner(store)} ${now()} ${total}`);
  tell(store, { type: 'unreadMessages.counted', total });
}

/** What a tab of this player counted last, and when; null if none did. */
export function countedIn(store: KeyValueStore): { at: number; total: number } | null {
  const [owner, at, total = ''] = (store.get(slot.messagesCounted) ?? '').split(' ');
  const isOwn = owner === String(currentOwner(store)) && /^\d{1,9}$/.test(total);
  return isOwn ? { at: Number(at), total: Number(total) } : null;
}

/** Reports what all tabs tell from now on, and at once what was counted last. */
export const watchMessages = ({ store }: Pick<World, 'store'>) =>
  fromCallback<News>(({ sendBack }) => {
    const end = listen(store, sendBack);
    const counted = countedIn(store);
    if (counted) sendBack({ type: 'unreadMessages.counted', total: counted.total });
    return end;
  });

/** Reports what all tabs do to messages from now on. */
export const watchChanges = ({ store }: Pick<World, 'store'>) =>
  fromCallback<MessagesChanged>(({ sendBack }) =>
    listen(store, (news) => {
      if (news.type === 'unreadMessages.changed') sendBack(news);
    }),
  );

/** Returns the function that ends it. */
function listen(store: KeyValueStore, listener: (news: News) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    const counted = key === slot.messagesCounted ? countedIn(store) : null;
    if (counted) listener({ type: 'unreadMessages.counted', total: counted.total });
    const change = key === slot.messagesChanged ? changeIn(newValue) : null;
    if (change) listener({ type: 'unreadMessages.changed', change });
  };
  addEventListener('storage', hear);
  listenersOf(store).add(listener);
  return () => {
    removeEventListener('storage', hear);
    listenersOf(store).delete(listener);
  };
}

/** Another build of the lobby may have written the text. */
function changeIn(text: string | null): MessagesChange | null {
  try {
    const { change } = JSON.parse(text ?? '{}') as { change?: Partial<MessagesChange> };
    if (change?.kind === 'allRead') return { kind: 'allRead', category: change.category ?? null };
    const isOfSome = (change?.kind === 'read' || change?.kind === 'deleted') && Array.isArray(change.ids);
    return isOfSome ? (change as MessagesChange) : null;
  } catch {
    return null;
  }
}
