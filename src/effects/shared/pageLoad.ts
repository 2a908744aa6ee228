import { fromPromise } from 'xstate';
import type { Outside } from '../outside.js';
import { slot } from '../store.js';

/** `build` identifies the running build: the entry file has another name in every build. */
type World = { loadPage: (path: string) => Promise<void>; build: string } & Pick<Outside, 'reload' | 'store'>;

export const definePageLoadActors = ({ loadPage, reload, store, build }: World) => ({
  loadPage: fromPromise<void, { path: string }>(({ input }) => loadPage(input.path)),
  recallReload: fromPromise<boolean>(async () => store.get(slot.reloadedBuild) === build),
  reloadApp: fromPromise<void, { path: string }>(async ({ input }) => {
    store.set(slot.reloadedBuild, build);
    reload(input.path);
  }),
});
