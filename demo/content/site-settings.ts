import * as v from 'valibot';
import { readContent } from './read.js';

/** Settings that an operator may edit, and the switches of the wallet. Flags are texts on the wire (specification section 3). */
export const { site: SITE_SETTINGS, wallet: WALLET_PARAMS } = readContent(
  'settings',
  v.strictObject({ site: v.record(v.string(), v.string()), wallet: v.record(v.string(), v.string()) }),
);
