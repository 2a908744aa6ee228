import type { components } from '../../openapi/user-api.js';

type Schemas = components['schemas'];
/** The code of the player, the terms of the program and the sums so far. Minor units. */
export type ReferralInfo = Schemas['ReferralInfo'];
/** A friend who signed up with the code; the name is masked. */
export type ReferredFriend = Schemas['ReferredFriend'];
/** What the player gets for one friend. Minor units. */
export type ReferralReward = Schemas['ReferralReward'];

/** The program as the page shows it: `link` is the invitation as a whole address. */
export type Referral = ReferralInfo & { link: string };
