import type { SnapshotFrom } from 'xstate';
import type { catalogueMachine } from '../../../../machines/lobby/catalogue.machine.js';

type Snapshot = SnapshotFrom<typeof catalogueMachine>;

export type Panel = 'skeleton' | 'failed' | 'shown';
export type FiltersState = 'loading' | 'shown' | 'unavailable';

export const selectPanel = (snapshot: Snapshot): Panel =>
  snapshot.matches('shown') ? 'shown' : snapshot.matches('unavailable') ? 'failed' : 'skeleton';
export const selectFilters = (snapshot: Snapshot): FiltersState =>
  snapshot.matches({ shown: { filters: 'shown' } })
    ? 'shown'
    : snapshot.matches({ shown: { filters: 'unavailable' } })
      ? 'unavailable'
      : 'loading';
export const selectFilter = ({ context }: Snapshot) => context.filter;
export const selectCategories = ({ context }: Snapshot) => context.categories;
export const selectShelves = ({ context }: Snapshot) => context.shelves;
export const selectSource = ({ context }: Snapshot) => context.source;
export const selectList = ({ children }: Snapshot) => children.gameList;
