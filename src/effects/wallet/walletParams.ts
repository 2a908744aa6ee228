import { fromPromise } from 'xstate';
import type { WalletParams } from '../../../machines/wallet/walletParams.machine.js';
import { isOn } from '../../api/flags.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';

export const defineWalletParamsActors = ({ api, read }: Pick<Outside, 'api' | 'read'>) => ({
  loadWalletParams: fromPromise<WalletParams>(async ({ signal }) => {
    const sent = await read(api.GET('/pay/getWalletParams', { headers: noIndicator, signal }));
    return {
      isShowWithdrawal: isOn(sent, 'openStatus'),
      isShowManualDeposit: isOn(sent, 'manualDepositOpenStatus'),
      isShowAutoDeposit: isOn(sent, 'autoDepositFunctionStatus'),
      depositAmountListStatus: isOn(sent, 'depositAmountListStatus'),
      withdrawAmountListStatus: isOn(sent, 'withdrawAmountListStatus'),
    };
  }),
});
