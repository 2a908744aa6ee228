import { ownWin } from '../../domain/lobby/winners.js';
import { forPlayer } from '../operation.js';

/** The player's highest win of a period, and its place among all wins. */
export const operation = forPlayer('getOwnWin', async ({ db, player, services, query }) => ({
  data: await ownWin(db, services, { playerId: player.id, period: query.period }),
}));
