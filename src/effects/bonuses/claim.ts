import { fromPromise } from 'xstate';
import { bonusClaimMachine } from '../../../machines/bonuses/bonusClaim.machine.js';
import { bonusClaimsMachine } from '../../../machines/bonuses/bonusClaims.machine.js';
import type { BonusStatus, Claimable, ClaimKind, UnfinishedClaim } from '../../../machines/bonuses/claim.js';
import type { Result } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'newKey'>;

const claimPaths = {
  rebate: '/rebate/claim/{id}',
  systemBonus: '/systemBonus/claim/{id}',
  levelBonus: '/levelBonus/claim/{id}',
  referral: '/referral/claim/{id}',
} as const satisfies Record<ClaimKind, string>;
const infoPaths = {
  rebate: '/rebate/info/{id}',
  systemBonus: '/systemBonus/info/{id}',
  levelBonus: '/levelBonus/info/{id}',
  referral: '/referral/reward/info/{id}',
} as const satisfies Record<ClaimKind, string>;

export const defineBonusClaimActors = ({ api, open, read, newKey }: World) => ({
  reserveKey: fromPromise<string>(async () => newKey()),
  sendClaim: fromPromise<Result<unknown>, UnfinishedClaim>(({ input: { claim, key }, signal }) =>
    open(
      api.POST(claimPaths[claim.kind], {
        params: { path: { id: claim.bonusId }, header: { 'Idempotency-Key': key } },
        signal,
      }),
    ),
  ),
  traceClaim: fromPromise<BonusStatus, Claimable>(async ({ input: { kind, bonusId }, signal }) => {
    const { status } = await read<{ status: BonusStatus }>(
      api.GET(infoPaths[kind], { params: { path: { id: bonusId } }, headers: noIndicator, signal }),
    );
    return status;
  }),
});

/** The chart that claims bonuses, with its effects, for every page that invokes it. */
export const provideBonusClaims = (world: World) =>
  bonusClaimsMachine.provide({
    actors: { bonusClaim: bonusClaimMachine.provide({ actors: defineBonusClaimActors(world) }) },
  });
