import { receiveEntry as enter, receiveRound as receive } from '../../domain/play/game-callback.js';
import { isAtLobby } from '../../domain/play/purse.js';
import { forAnyone } from '../operation.js';

// The signed callbacks of a game maker.

/** A step of a round; may be repeated. */
export const receiveRound = forAnyone('receiveRound', async ({ db, services, path, body, received }) => {
  const stakeable = await receive(db, services, { ...path, ...body }, received);
  return stakeable instanceof Error ? stakeable : { data: stakeable };
});

/** A page that was opened; its ticket works once (decision J3). */
export const receiveEntry = forAnyone('receiveEntry', async ({ db, services, site, path, body, received }) => {
  const entry = await enter(db, services, { ...path, action: 'enter', ...body }, received);
  if (entry instanceof Error) return entry;
  const { session, gameName, freeSpins } = entry;
  return {
    data: {
      sessionId: session.id,
      playerRef: String(session.player_id),
      gameId: String(session.game_id),
      gameName,
      currency: session.currency as typeof site.currency,
      isDemo: session.is_demo,
      walletMode: isAtLobby(session) ? ('seamless' as const) : ('transfer' as const),
      freeSpins,
      countryCode: site.country,
      countryTimezone: site.timezone,
    },
  };
});
