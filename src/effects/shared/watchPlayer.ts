import { fromCallback } from 'xstate';
import { isVisitorExpected } from '../../../machines/access/session.js';
import { sessionOf } from '../../../machines/system.js';
import type { PlayerEvent } from '../../../machines/vocabulary.js';

/**
 * Reports whether a player or a visitor is here: at once if the session is known, and at every change. A different player is
 * reported as a new one.
 */
export const watchPlayer = fromCallback<PlayerEvent>(({ system, sendBack }) => {
  const session = sessionOf({ system });
  let reported: string | null | undefined;
  const report = () => {
    const snapshot = session.getSnapshot();
    const token = snapshot.hasTag('player') ? snapshot.context.token : isVisitorExpected(snapshot) ? null : undefined;
    if (token === reported || token === undefined) return;
    reported = token;
    sendBack({ type: token === null ? 'session.absent' : 'session.loggedIn' });
  };
  report();
  const subscription = session.subscribe(report);
  return () => subscription.unsubscribe();
});
