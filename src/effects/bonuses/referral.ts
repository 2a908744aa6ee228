import { fromPromise } from 'xstate';
import type { Referral } from '../../../machines/bonuses/referral.js';
import { referralRewardsMachine, referredFriendsMachine } from '../../../machines/bonuses/referralLists.js';
import type { Shared } from '../../../machines/shared/sharing.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { provideRows } from '../shared/provideRows.js';
import { shareLink } from '../shared/shareLink.js';
import { provideBonusClaims } from './claim.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'list' | 'newKey'>;

const limit = 20;

export const defineReferralActors = (world: World) => ({
  loadReferral: fromPromise<Referral>(async ({ signal }) => {
    const info = await world.read(world.api.GET('/referral/getInfo', { headers: noIndicator, signal }));
    return { ...info, link: new URL(info.invitePath, location.origin).href };
  }),
  shareLink: fromPromise<Shared, { link: string }>(({ input }) => shareLink(input.link)),
  referredFriends: provideRows(referredFriendsMachine, ({ page }, signal) =>
    world.list(world.api.GET('/referral/list', { params: { query: { page, limit } }, headers: noIndicator, signal })),
  ),
  referralRewards: provideRows(referralRewardsMachine, ({ page }, signal) =>
    world.list(
      world.api.GET('/referral/reward/list', { params: { query: { page, limit } }, headers: noIndicator, signal }),
    ),
  ),
  bonusClaims: provideBonusClaims(world),
});
