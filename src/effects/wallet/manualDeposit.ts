import { fromPromise } from 'xstate';
import type { Answer } from '../../../machines/shared/keyedWrite.machine.js';
import { bonusPreviewMachine } from '../../../machines/wallet/bonusPreview.machine.js';
import { manualDepositFormMachine } from '../../../machines/wallet/manualDepositForm.machine.js';
import type { ManualTerms } from '../../../machines/wallet/manualReport.js';
import type { BonusChoice } from '../../../machines/wallet/order.js';
import { orderReviewMachine } from '../../../machines/wallet/orderReview.machine.js';
import { manualDepositWrite, type Placed } from '../../../machines/wallet/writes.js';
import type { Quote, Result } from '../../../machines/vocabulary.js';
import { readUser } from '../access/user.js';
import type { Outside } from '../outside.js';
import { providePictures } from '../shared/pictureUpload.js';
import { answerOf, provideWrite } from '../shared/provideWrite.js';
import { findByKey } from './order.js';
import { defineOrderReviewActors } from './orderReview.js';
import { wantedWalletParams } from './wantedWalletParams.js';

type World = Pick<Outside, 'api' | 'body' | 'done' | 'open' | 'read' | 'serverNow' | 'newKey'>;

export function defineManualDepositActors(world: World) {
  const { api, open, newKey } = world;
  const trace = async ({ key }: { key: string }, signal: AbortSignal): Promise<Answer<Placed>> =>
    answerOf((await findByKey(world, key, signal))?.order ?? null);
  return {
    manualDepositForm: manualDepositFormMachine.provide({ actors: defineManualDepositFormActors(world) }),
    reserveKey: fromPromise<string>(async () => newKey()),
    sendReport: provideWrite(manualDepositWrite, {
      send: ({ key, report, confirmed }, signal) => {
        const params = { header: { 'Idempotency-Key': key } };
        return open(api.POST('/pay/ManualDeposit/submit', { params, body: { ...report, ...confirmed }, signal }));
      },
      trace,
    }),
    traceReport: fromPromise<Answer<Placed>, { key: string }>(({ input, signal }) => trace(input, signal)),
    orderReview: orderReviewMachine.provide({ actors: defineOrderReviewActors(world) }),
  };
}

export const defineManualDepositFormActors = ({ api, body, serverNow, open, read }: World) => {
  const quote = fromPromise<Result<Quote>, BonusChoice>(
    ({ input: { channelId: bankId, amount, activityId }, signal }) => {
      const choice = { bankId, amount, ...(activityId === null ? {} : { activityId }) };
      return open(api.POST('/pay/ManualDeposit/budgetAmount', { body: choice, signal }));
    },
  );
  return {
    pictures: providePictures({ api, open }, 'receipt'),
    loadTerms: fromPromise<ManualTerms>(async ({ self, signal }) => {
      const [params, banks, cards, promotions, { realname }] = await Promise.all([
        wantedWalletParams(self, signal),
        read(api.GET('/pay/ManualDeposit/getBanks', { signal })),
        read(api.GET('/gameUserBankCard/list', { signal })),
        // A deposit needs no promotion: without their list the form works.
        read(api.GET('/pay/getAllActivity', { signal })).catch(() => null),
        readUser({ api, body }, signal),
      ]);
      return { isOpen: params.isShowManualDeposit, banks, cards, realname, promotions, now: serverNow() };
    }),
    bonusPreview: bonusPreviewMachine.provide({ actors: { quoteBonus: quote } }),
    quoteDeposit: quote,
  };
};
