import type { MakerAccount } from '../../adapters/maker/maker.js';
import type { SessionRow } from './session-rows.js';

export const accountAt = ({ maker_id, player_id, currency, id }: SessionRow): MakerAccount => ({
  makerId: maker_id,
  playerId: player_id,
  currency,
  sessionId: id,
});
