import type { components } from '../../../openapi/user-api.js';
import type { OpenStakes } from '../../adapters/maker/maker.js';
import type { Locale } from '../../base/locale.js';
import type { Db } from '../../db/open.js';
import type { CategoryId } from '../../db/values.js';
import { heldInGame } from '../../domain/play/held-in-game.js';
import { openBetsOf } from '../../domain/play/open-bets.js';
import { GAME_RETURN_PATH } from '../../domain/play/return-path.js';
import type { Seat } from '../../domain/play/seat.js';
import type { SessionRow } from '../../domain/play/session-rows.js';
import type { Services } from '../../domain/services.js';

type GameSession = components['schemas']['GameSession'];

/** What the URL of a game is made of. `origin`: scheme and host of the lobby. */
interface GameLink {
  readonly ticket: string;
  readonly origin: string;
  readonly hasSound: boolean;
  readonly hasMotion: boolean;
}

/**
 * A session as the contract shows it, not in a transaction, because the maker is asked what it holds. Without `link` the session
 * has no URL. `seat`: where it is on screen, if that was asked. Then its open bets are told, too.
 */
export async function describeSession(
  db: Db,
  session: SessionRow,
  {
    lang,
    services,
    at,
    seat,
    link,
  }: {
    readonly lang: Locale;
    readonly services: Services;
    readonly at: Date;
    readonly seat?: Seat | null;
    readonly link?: GameLink;
  },
): Promise<GameSession> {
  const game = await db
    .selectFrom('game')
    .select(['name', 'art_id', 'category_id'])
    .where('id', '=', session.game_id)
    .executeTakeFirstOrThrow();
  return {
    sessionId: session.id,
    gameId: String(session.game_id),
    gameName: game.name,
    art: services.pictures.picture(game.art_id),
    status: session.status,
    demo: session.is_demo,
    openType: session.open_type,
    walletMode: session.wallet_mode,
    gameUrl:
      link === undefined
        ? null
        : services.maker.launchUrl({
            makerId: session.maker_id,
            gameId: session.game_id,
            gameName: game.name,
            currency: session.currency,
            ticket: link.ticket,
            locale: lang,
            returnUrl: `${link.origin}${GAME_RETURN_PATH}`,
            hasSound: link.hasSound,
            hasMotion: link.hasMotion,
          }),
    inGameBalance: await heldInGame(db, session, services),
    transferInAmount: session.transfer_in_amount,
    transferOutAmount: session.transfer_out_amount,
    promotionRecordId: session.promotion_record_id === null ? null : String(session.promotion_record_id),
    startTime: session.started_at.toISOString(),
    endTime: session.ended_at?.toISOString() ?? null,
    serverTime: at.toISOString(),
    ...(seat === undefined
      ? {}
      : {
          seat: seat && { ...seat, since: seat.since.toISOString() },
          openBets: shownBets(await openBetsOf(db, session, services), game.category_id),
        }),
  };
}

/** Bets on sports wait for their match; in any other game only a round of the player's own can be open. */
const shownBets = (open: OpenStakes | null, category: CategoryId): components['schemas']['OpenBets'] | null =>
  open && { count: open.count, stake: open.stake, kind: category === 'sports' ? 'match' : 'round' };
