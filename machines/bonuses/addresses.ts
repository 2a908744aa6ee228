import { path } from '../addresses.js';
import { withQuery } from '../lobby/addresses.js';

/** The friends of the referral program; without the query the page shows the rewards. */
export const friendsAddress = withQuery(path.referralProgram, { show: 'friends' });
