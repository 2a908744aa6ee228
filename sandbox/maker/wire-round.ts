import type { WireRound } from './page/wire.js';
import type { Round } from './telling.js';

export const wireRound = (round: Round): WireRound => ({
  key: round.round_key,
  bet: round.bet,
  outcome: round.outcome,
  stake: round.stake,
  win: round.win,
  isFree: round.is_free,
});
