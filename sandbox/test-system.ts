import { openInProcess } from './in-process.js';
import { openEmbedded } from './store/open.js';

/** Companies to try adapters on, with empty books in memory: `npm run adapters -- sandbox`. */
export const { adapters } = await openInProcess({
  store: await openEmbedded(),
  secret: '',
  now: () => new Date(),
  log: { warn: () => undefined },
  site: 'PH',
  isTest: false,
});
