import { fromPromise } from 'xstate';
import { sessionMachine } from '../../machines/access/session.machine.js';
import type { EndedSession, Stored } from '../../machines/access/session.js';
import type { User } from '../../machines/vocabulary.js';

/** The session with a storage that the test holds: the chart reads, stores and removes its token. */
export const storedSession = (stored: { token: string | null }) =>
  sessionMachine.provide({
    actors: {
      recallToken: fromPromise<Stored>(async () => ({ token: stored.token, profile: null })),
      storeToken: fromPromise<void, { token: string }>(async ({ input }) => void (stored.token = input.token)),
      loadUser: fromPromise<User | null>(async () => null),
      requestLogout: fromPromise<void, { token: string }>(async () => undefined),
      forgetToken: fromPromise<void, EndedSession>(async () => void (stored.token = null)),
    },
  });
