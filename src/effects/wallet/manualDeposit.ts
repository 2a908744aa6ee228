import { fromPromise } from 'xstate';
import { manualDepositFormMachine } from '../../../machines/wallet/manualDepositForm.machine.js';
import type { ManualTerms } from '../../../machines/wallet/manualReport.js';
import { orderApplicationMachine } from '../../../machines/wallet/orderApplication.machine.js';
import { orderReviewMachine } from '../../../machines/wallet/orderReview.machine.js';
import { receiptsMachine } from '../../../machines/wallet/receipts.machine.js';
import { receiptUploadMachine } from '../../../machines/wallet/receiptUpload.machine.js';
import { readUser } from '../access/user.js';
import { drawnInPlace } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { defineOrderApplicationActors } from './orderApplication.js';
import { defineOrderReviewActors } from './orderReview.js';
import { defineReceiptUploadActors } from './receiptUpload.js';
import { wantedWalletParams } from './wantedWalletParams.js';

type World = Pick<Outside, 'api' | 'body' | 'done' | 'open' | 'read' | 'now' | 'newKey'>;

export function defineManualDepositActors(world: World) {
  const application = defineOrderApplicationActors(world);
  return {
    manualDepositForm: manualDepositFormMachine.provide({ actors: defineManualDepositFormActors(world) }),
    reserveKey: fromPromise<string>(async () => world.newKey()),
    orderApplication: orderApplicationMachine.provide({ actors: application }),
    traceApplication: application.traceApplication,
    orderReview: orderReviewMachine.provide({ actors: defineOrderReviewActors(world) }),
  };
}

export const defineManualDepositFormActors = ({ api, body, now, open, read }: World) => ({
  receipts: receiptsMachine.provide({
    actors: { receiptUpload: receiptUploadMachine.provide({ actors: defineReceiptUploadActors({ api, open }) }) },
  }),
  loadTerms: fromPromise<ManualTerms>(async ({ self, signal }) => {
    const [params, banks, cards, { realname }] = await Promise.all([
      wantedWalletParams(self, signal),
      read(api.GET('/pay/ManualDeposit/getBanks', { signal }), drawnInPlace),
      read(api.GET('/gameUserBankCard/list', { signal }), drawnInPlace),
      readUser({ api, body }, signal),
    ]);
    return { isOpen: params.isShowManualDeposit, banks, cards, realname, now: now() };
  }),
});
