import { path, withQuery } from '../addresses.js';
import { billsAddress } from '../wallet/billFilter.js';
import type { ClaimKind } from './claim.js';

/** The type of the bills that a claim of each list makes. */
const billTypes = { rebate: 'rebate', systemBonus: 'rewards', levelBonus: 'member', referral: 'rewards' } as const;

/** The list of bills that has a claimed bonus of this kind. */
export const claimedBills = (kind: ClaimKind): string => billsAddress({ type: billTypes[kind] });

/** The friends of the referral program; without the query the page shows the rewards. */
export const friendsAddress = withQuery(path.referralProgram, { show: 'friends' });
