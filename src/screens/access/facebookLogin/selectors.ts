import type { SnapshotFrom } from 'xstate';
import type { facebookLoginMachine } from '../../../../machines/access/facebookLogin.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof facebookLoginMachine>;

/** What the page shows: waiting, the age question, or why the login failed. */
export type Panel = 'busy' | 'age' | 'cancelled' | 'interrupted' | 'refused' | 'unanswered';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('confirming')) return 'age';
  if (snapshot.matches({ stopped: 'cancelled' })) return 'cancelled';
  if (snapshot.matches({ stopped: 'refused' })) return 'refused';
  if (snapshot.matches({ stopped: 'unanswered' })) return 'unanswered';
  return snapshot.matches('stopped') ? 'interrupted' : 'busy';
}

export const selectProblem = ({ context }: Snapshot): Problem | null => context.problem;
export const selectCountry = ({ context }: Snapshot) => context.country;
