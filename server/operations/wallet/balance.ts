import { siteSettings } from '../../domain/entry/site-settings.js';
import { purseOf } from '../../domain/play/purse.js';
import { makerBalances, walletBalance } from '../../ledger/balance.js';
import { forPlayer } from '../operation.js';

/** The wallet's balance and, separately, the money in games: never one sum (E6). Minor units. */
export const getBalanceInfo = forPlayer('getBalanceInfo', async ({ db, player, site, now }) => {
  const open = await db
    .selectFrom('game_session')
    .innerJoin('game', 'game.id', 'game_session.game_id')
    .select([
      'game_session.id',
      'game_session.maker_id',
      'game_session.is_demo',
      'game_session.promotion_record_id',
      'game_session.wallet_mode',
      'game.id as gameId',
      'game.name as gameName',
    ])
    .where('game_session.player_id', '=', player.id)
    .where('game_session.ended_at', 'is', null)
    .execute();
  const held = await makerBalances(db, player.id, site.currency);
  // Other sessions hold no money of the wallet: one on the wallet itself has all of it in the balance above.
  const ofMakers = open.filter((session) => purseOf(session) === 'maker');
  const inGame = ofMakers.map((session) => ({
    sessionId: session.id,
    gameId: String(session.gameId),
    gameName: session.gameName,
    amount: held.find(({ maker_id }) => maker_id === session.maker_id)?.balance ?? 0,
  }));
  return {
    data: {
      balance: await walletBalance(db, player.id, site.currency),
      currency: site.currency as 'PHP' | 'THB' | 'MMK',
      inGame,
      asOf: now().toISOString(),
    },
  };
});

/** Which wallet functions are on (spec section 3, wallet params). */
export const getWalletParams = forPlayer('getWalletParams', async ({ db }) => {
  const {
    openStatus,
    manualDepositOpenStatus,
    autoDepositFunctionStatus,
    depositAmountListStatus,
    withdrawAmountListStatus,
  } = await siteSettings(db);
  return {
    data: {
      openStatus,
      manualDepositOpenStatus,
      autoDepositFunctionStatus,
      depositAmountListStatus,
      withdrawAmountListStatus,
    },
  };
});
