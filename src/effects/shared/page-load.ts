import { fromPromise } from 'xstate';
import type { Outside } from '../outside.js';

export const definePageLoadActors = ({ loadPage, reload }: { loadPage: (path: string) => Promise<void> } & Pick<Outside, 'reload'>) => ({
  loadPage: fromPromise<void, { path: string }>(({ input }) => loadPage(input.path)),
  reloadApp: fromPromise<void, { path: string }>(async ({ input }) => reload(input.path)),
});
