import { fromPromise } from 'xstate';
import { leastAmount } from '../../../machines/lobby/transferIn.js';
import type { BringInRequest, DepositTerms, Purse } from '../../../machines/play/recharging.js';
import type { SeatRequest } from '../../../machines/play/seat.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { wantedWalletParams } from '../wallet/wantedWalletParams.js';
import { bringInUnderWay } from './bringIn.js';

export const defineGameRechargeActors = ({
  api,
  read,
  store,
  now,
}: Pick<Outside, 'api' | 'read' | 'store' | 'now'>) => ({
  recallBringIn: fromPromise<BringInRequest | null, SeatRequest>(async ({ input }) =>
    bringInUnderWay({ store, now }, input.sessionId),
  ),
  /** The balance of the lobby may be some seconds old, so both are read. */
  loadPurse: fromPromise<Purse, { gameId: string }>(async ({ input: { gameId }, signal }) => {
    const [{ balance }, game] = await Promise.all([
      read(api.GET('/user/getBalanceInfo', { headers: noIndicator, signal })),
      read(api.GET('/game/info/{gameId}', { params: { path: { gameId } }, headers: noIndicator, signal })),
    ]);
    return { wallet: balance, least: leastAmount(game), last: game.lastTransferIn };
  }),
  /** No amounts where the site offers none, and no minimum where it takes no deposit by a channel. */
  loadDepositTerms: fromPromise<DepositTerms>(async ({ signal, system }) => {
    const [params, { amounts, minAmount }] = await Promise.all([
      wantedWalletParams({ system }, signal),
      read(api.GET('/pay/getDepositAmountList', { headers: noIndicator, signal })),
    ]);
    return {
      amounts: params.depositAmountListStatus ? amounts : [],
      least: params.isShowAutoDeposit ? minAmount : null,
    };
  }),
});
