import type { SnapshotFrom } from 'xstate';
import type { NotAdded } from '../../../../machines/account/newPasskey.machine.js';
import type { passkeyOfferMachine } from '../../../../machines/account/passkeyOffer.machine.js';

type Snapshot = SnapshotFrom<typeof passkeyOfferMachine>;

export const selectIsShown = (snapshot: Snapshot): boolean => snapshot.hasTag('popup');
export const selectIsAdding = (snapshot: Snapshot): boolean => snapshot.matches('sending');
export const selectIsAdded = (snapshot: Snapshot): boolean => snapshot.matches('added');
export const selectNotAdded = (snapshot: Snapshot): NotAdded | null =>
  snapshot.matches({ open: 'refused' }) ? snapshot.context.notAdded : null;
