import { fromPromise } from 'xstate';
import { promotionCloseMachine } from '../../../machines/promotions/promotionClose.machine.js';
import type { EndComparison, RecordInfo } from '../../../machines/promotions/promotionRecord.machine.js';
import { promotionSettleMachine } from '../../../machines/promotions/promotionSettle.machine.js';
import { promotionUnlockMachine } from '../../../machines/promotions/promotionUnlock.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { watchPage } from '../page.js';
import { previewOf, providePromotionEnd, recordOf } from './endings.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'newKey'>;

export function definePromotionRecordActors(world: World) {
  const actors = { promotionEnd: providePromotionEnd(world) };
  return {
    loadRecord: fromPromise<Result<RecordInfo>, { recordId: string }>(({ input, signal }) =>
      world.open(recordOf(world.api, input.recordId, signal)),
    ),
    loadComparison: fromPromise<EndComparison, { recordId: string }>(async ({ input: { recordId }, signal }) => {
      const [close, unlock] = await Promise.all(
        (['close', 'unlock'] as const).map((action) => world.read(previewOf(world.api, action, recordId, signal))),
      );
      if (!close || !unlock) throw new Error('both previews are needed');
      return { close, unlock };
    }),
    promotionSettle: promotionSettleMachine.provide({ actors }),
    promotionClose: promotionCloseMachine.provide({ actors }),
    promotionUnlock: promotionUnlockMachine.provide({ actors }),
    watchPage,
  };
}
