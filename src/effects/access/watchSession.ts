import { fromCallback, type SnapshotFrom } from 'xstate';
import type { SessionRef } from '../../../machines/access/session.machine.js';
import { systemId } from '../../../machines/system.js';

/** Notifies a flow that a player is logged in: at once, or when another tab logs in. */
export const watchSession = fromCallback(({ sendBack, system }) => {
  const session = system.get(systemId.session) as SessionRef | undefined;
  if (!session) return undefined;
  const look = (snapshot: SnapshotFrom<SessionRef>) => {
    if (snapshot.matches('player')) sendBack({ type: 'session.found' });
  };
  look(session.getSnapshot());
  const subscription = session.subscribe(look);
  return () => subscription.unsubscribe();
});
