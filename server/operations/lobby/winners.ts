import { ownWin, winners } from './shown-winners.js';
import { forAnyoneShared, forPlayer } from '../operation.js';

/** Top twenty winners of a period. */
export const listWinners = forAnyoneShared('listWinners', async ({ db, services, query }) => ({
  data: await winners(db, services, query.period),
}));

/** The player's highest win of a period, and its place among all wins. */
export const getOwnWin = forPlayer('getOwnWin', async ({ db, player, services, query }) => ({
  data: await ownWin(db, services, { playerId: player.id, period: query.period }),
}));
