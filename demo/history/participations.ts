import type { Transaction } from 'kysely';
import type { Database } from '../../server/db/schema.js';
import { bonusOf, recordValues } from '../../server/domain/promotions/join.js';
import type { Services } from '../../server/domain/services.js';
import type { PARTICIPATIONS } from '../content/history/used-promotions.js';
import { unitOf } from '../content/sites.js';
import { hexOf, type ImaginedDeposit, type ImaginedMoves, type PlayableGame } from './imagine.js';

type Trx = Transaction<Database>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A participation in a promotion, as `content/history/promotions.yaml` has it. */
export type Participation = (typeof PARTICIPATIONS.ofDemo)[number];

/** The deposit and the movements of a participation. `finish` writes the rest after them. */
export interface ImaginedParticipation {
  readonly deposit: ImaginedDeposit;
  readonly moves: ImaginedMoves;
  finish(): Promise<void>;
}

export async function imagineParticipation(
  trx: Trx,
  { site }: Services,
  {
    participation,
    playerId,
    games,
    name,
  }: { participation: Participation; playerId: number; games: readonly PlayableGame[]; name: string },
  now: Date,
): Promise<ImaginedParticipation> {
  const unit = unitOf(site.country);
  const at = new Date(now.getTime() - participation.joinedAgo * HOUR_MS);
  const promotion = await trx
    .selectFrom('promotion')
    .selectAll()
    .where('id', '=', participation.promotionId)
    .executeTakeFirstOrThrow();
  const amount = participation.amount * unit;
  const bonus = bonusOf(promotion, amount, site);
  const { id, auto_end_at } = await trx
    .insertInto('promotion_record')
    .values(await recordValues(trx, { playerId, site, at }, promotion, { amount, bonus, code: null }))
    .returning(['id', 'auto_end_at'])
    .executeTakeFirstOrThrow();
  const game = games.find((one) => one.id === participation.gameId) ?? games[0];
  if (game === undefined) throw new Error('a seed without games');
  const [wallet, locked, house] = [
    `player_wallet ${playerId}`,
    `promo_locked ${playerId}  ${id}`,
    `maker_settle  ${game.makerId}`,
  ];
  const common = { referenceNo: String(id), gameId: null, roundRef: null };
  const rounds = roundsOf(participation, { whole: amount + bonus, unit, at, name });
  const ended =
    participation.end === null
      ? null
      : {
          status: participation.end.status,
          by: participation.end.after === 'auto' ? ('time' as const) : ('player' as const),
          at:
            participation.end.after === 'auto'
              ? auto_end_at
              : new Date(at.getTime() + participation.end.after * HOUR_MS),
        };
  const left = participation.left * unit;
  return {
    // The stake is deposited shortly before, so that the rest of the player's history has the money it needs.
    deposit: {
      kind: 'deposit' as const,
      at: new Date(at.getTime() - 5 * MINUTE_MS),
      playerId,
      orderNo: hexOf(`${name} deposit`),
      amount,
    },
    moves: {
      kind: 'moves' as const,
      moves: [
        { ...common, at, type: 'promo_stake' as const, from: wallet, to: locked, amount },
        { ...common, at, type: 'promo_bonus' as const, from: 'house_promo', to: locked, amount: bonus },
        ...rounds.flatMap((round) => {
          const part = { ...common, at: round.at, gameId: game.id, roundRef: round.ref };
          return [
            { ...part, type: 'promo_bet' as const, from: locked, to: house, amount: round.stake },
            { ...part, type: 'promo_win' as const, from: house, to: locked, amount: round.win },
          ];
        }),
        ...(ended === null
          ? []
          : [
              {
                ...common,
                at: ended.at,
                type: ended.status === 'settled' ? ('promo_settle' as const) : ('promo_void' as const),
                from: locked,
                to: ended.status === 'settled' ? wallet : 'house_promo',
                amount: left,
              },
            ]),
      ].filter((move) => move.amount > 0),
    },
    finish: async () => {
      await trx
        .insertInto('promotion_round')
        .values(
          rounds.map(({ ref, stake, win, at: playedAt }) => ({
            maker_id: game.makerId,
            round_ref: ref,
            record_id: id,
            game_id: game.id,
            stake,
            counted: stake,
            is_free: false,
            win,
            staked_at: playedAt,
          })),
        )
        .execute();
      if (ended !== null)
        await trx
          .updateTable('promotion_record')
          .set({ status: ended.status, ended_by: ended.by, ended_amount: left, ended_at: ended.at, free_spins_left: 0 })
          .where('id', '=', id)
          .execute();
      else if (participation.isSettlable)
        await trx.updateTable('promotion_record').set({ status: 'settlable' }).where('id', '=', id).execute();
    },
  };
}

/** Rounds of equal stakes, half of them won, that end at the balance `left`. No stake exceeds the balance. */
function roundsOf(
  { staked, left, rounds }: Participation,
  { whole, unit, at, name }: { whole: number; unit: number; at: Date; name: string },
) {
  const stake = Math.floor(staked / rounds) * unit;
  const first = staked * unit - stake * (rounds - 1);
  const wins = left * unit - whole + staked * unit;
  const winning = Math.ceil(rounds / 2);
  const each = Math.floor(wins / winning / unit) * unit;
  const winOf = (index: number): number => {
    if (index % 2 === 1) return 0;
    return index === 0 ? wins - each * (winning - 1) : each;
  };
  return Array.from({ length: rounds }, (_, index) => ({
    ref: hexOf(`${name} round ${index}`),
    stake: index === 0 ? first : stake,
    win: winOf(index),
    at: new Date(at.getTime() + (index + 1) * 7 * MINUTE_MS),
  }));
}
