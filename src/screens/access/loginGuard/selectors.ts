import type { SnapshotFrom } from 'xstate';
import type { loginGuardMachine, LoginTab } from '../../../../machines/access/loginGuard.machine.js';

type Snapshot = SnapshotFrom<typeof loginGuardMachine>;

const tabs: readonly LoginTab[] = ['signUp', 'accountLogin', 'codeLogin', 'accountResetPwd'];

/** What the popup shows, or null when it is closed. */
export const selectTab = (snapshot: Snapshot): LoginTab | null =>
  tabs.find((tab) => snapshot.matches({ open: tab })) ?? null;
