import { fromPromise } from 'xstate';
import { withdrawalFormMachine } from '../../../machines/wallet/withdrawalForm.machine.js';
import type { WithdrawalTerms } from '../../../machines/wallet/withdrawalTerms.js';
import { withdrawalWrite } from '../../../machines/wallet/writes.js';
import type { Outside } from '../outside.js';
import { watchPage } from '../page.js';
import { answerOf, provideWrite } from '../shared/provideWrite.js';
import { provideGiveUp } from './bonusGiveUp.js';
import { findByKey } from './order.js';
import { wantedWalletParams } from './wantedWalletParams.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'newKey'>;

export const defineWithdrawalActors = (world: World) => ({
  withdrawalForm: withdrawalFormMachine.provide({ actors: defineWithdrawalFormActors(world) }),
  reserveKey: fromPromise<string>(async () => world.newKey()),
  sendWithdrawal: provideWithdrawalWrite(world),
});

const provideWithdrawalWrite = ({ api, open, read }: World) =>
  provideWrite(withdrawalWrite, {
    send: ({ key, withdrawal: body }, signal) =>
      open(api.POST('/pay/withdraw', { params: { header: { 'Idempotency-Key': key } }, body, signal })),
    trace: async ({ key }, signal) => answerOf((await findByKey({ api, read }, key, signal))?.order ?? null),
  });

const defineWithdrawalFormActors = ({ api, open, read, newKey }: World) => ({
  bonusGiveUp: provideGiveUp({ api, open, read, newKey }),
  loadTerms: fromPromise<WithdrawalTerms>(async ({ self, signal }) => {
    const [terms, picks, params] = await Promise.all([
      read(api.GET('/pay/getWithdrawRequest', { signal })),
      read(api.GET('/pay/getWithdrawAmountList', { signal })),
      wantedWalletParams(self, signal),
    ]);
    return { ...terms, amounts: params.withdrawAmountListStatus ? picks.amounts : [] };
  }),
  watchPage,
});
