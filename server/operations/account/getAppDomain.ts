import { refusal } from '../../base/refusal.js';
import { appDomain } from '../../domain/account/app.js';
import { forAnyone } from '../operation.js';

/** The host of an app's lobby (decision B8). */
export const operation = forAnyone('getAppDomain', async ({ db, path }) => {
  const data = await appDomain(db, path.appKey);
  return data === null ? refusal('notFound') : { data };
});
