import { useSelector } from '@xstate/react';
import type { UnreadMessagesRef } from '../../../machines/account/unreadMessages.machine.js';
import { useAppContext } from '../context.js';
import { childrenOf } from './useLobby.js';

/** How many messages are unread; 0 until they are counted. The chart that counts is loaded after the first page. */
export function useUnread(): number {
  const { flows } = childrenOf(useAppContext().app.getSnapshot());
  const counting = useSelector(flows, ({ context }) => context.flows['unreadMessages']) as UnreadMessagesRef | null;
  return useSelector(counting ?? undefined, (snapshot) => snapshot?.context.total ?? 0);
}
