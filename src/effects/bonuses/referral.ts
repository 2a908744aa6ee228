import { fromPromise } from 'xstate';
import type { Referral, ReferralReward, ReferredFriend } from '../../../machines/bonuses/referral.js';
import { referralRewardsMachine } from '../../../machines/bonuses/referralRewards.machine.js';
import { referredFriendsMachine } from '../../../machines/bonuses/referredFriends.machine.js';
import type { Shared } from '../../../machines/shared/sharing.js';
import type { Paged } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
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
  referredFriends: referredFriendsMachine.provide({
    actors: {
      loadFriends: fromPromise<Paged<ReferredFriend>, { page: number }>(({ input: { page }, signal }) =>
        world.list(
          world.api.GET('/referral/list', { params: { query: { page, limit } }, headers: noIndicator, signal }),
        ),
      ),
    },
  }),
  referralRewards: referralRewardsMachine.provide({
    actors: {
      loadRewards: fromPromise<Paged<ReferralReward>, { page: number }>(({ input: { page }, signal }) =>
        world.list(
          world.api.GET('/referral/reward/list', { params: { query: { page, limit } }, headers: noIndicator, signal }),
        ),
      ),
    },
  }),
  bonusClaims: provideBonusClaims(world),
});
