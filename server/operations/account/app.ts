import { refusal } from '../../base/refusal.js';
import { appDomain, appVersion, faqs } from './shown-app.js';
import { forAnyone, forAnyoneShared } from '../operation.js';

/** The newest version of the app, or null if the platform has none. */
export const getAppVersion = forAnyoneShared('getAppVersion', async ({ db, query, lang }) => ({
  data: await appVersion(db, query.platform, query.version, lang),
}));

/** The host of an app's lobby (decision B8). */
export const getAppDomain = forAnyone('getAppDomain', async ({ db, path }) => {
  const data = await appDomain(db, path.appKey);
  return data === null ? refusal('notFound') : { data };
});

/** Frequently asked questions. */
export const listFaqs = forAnyoneShared('listFaqs', async ({ db, lang }) => ({ data: await faqs(db, lang) }));
