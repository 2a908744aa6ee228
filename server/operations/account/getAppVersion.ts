import { appVersion } from '../../domain/account/app.js';
import { forAnyone } from '../operation.js';

/** The newest version of the app, or null if the platform has none. */
export const operation = forAnyone('getAppVersion', async ({ db, query, lang }) => ({
  data: await appVersion(db, query.platform, query.version, lang),
}));
