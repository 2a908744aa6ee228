import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, TransferKind } from '../../server/db/schema.js';
import { walletModeOf } from '../content/open-games.js';
import type { ImaginedCredit, ImaginedDeposit, ImaginedMoves, ImaginedVisit, Movement } from './imagine.js';

type Trx = Transaction<Database>;
type Part = ImaginedCredit | ImaginedDeposit | ImaginedMoves | ImaginedVisit;
type Story = readonly Part[];

/** Rows per INSERT. A history has thousands of rows, and the number of statements decides the time. */
const AT_ONCE = 400;

const HOUR_MS = 3_600_000;

/** Writes histories as orders, game sessions and transfers, in the order of time, as the server would have. */
export async function record(trx: Trx, stories: readonly Story[], currency: string, channelId: string): Promise<void> {
  const all = stories.flat();
  const deposits = all.filter((part) => part.kind === 'deposit');
  const visits = all.filter((part) => part.kind === 'visit');
  await inBatches(deposits, (batch) =>
    trx
      .insertInto('pay_order')
      .values(
        batch.map(({ at, playerId, orderNo, amount, promotion }) => ({
          activity_id: promotion?.activityId ?? null,
          bonus: promotion?.bonus ?? 0,
          turnover: promotion?.turnover ?? 0,
          order_no: orderNo,
          player_id: playerId,
          channel_id: channelId,
          sent_under: null,
          amount,
          pay_amount: amount,
          fee: 0,
          currency,
          status: 'done' as const,
          reason: null,
          qr_content: null,
          pay_url: null,
          created_at: at,
          expires_at: new Date(at.getTime() + HOUR_MS / 4),
          ended_at: at,
        })),
      )
      .execute(),
  );
  await inBatches(visits, (batch) =>
    trx
      .insertInto('game_session')
      .values(
        batch.map(({ at, endedAt, playerId, sessionId, game, broughtIn, takenOut }) => ({
          id: sessionId,
          player_id: playerId,
          game_id: game.id,
          maker_id: game.makerId,
          sent_under: null,
          status: 'settled' as const,
          open_type: 'iframe' as const,
          wallet_mode: walletModeOf(game.id),
          currency,
          transfer_in_amount: isOnWallet(game) ? 0 : broughtIn,
          transfer_out_amount: isOnWallet(game) ? 0 : takenOut,
          ticket_hash: null,
          ticket_used_at: null,
          started_at: at,
          ended_at: endedAt,
        })),
      )
      .execute(),
  );
  const onWallet = visits.filter(({ game }) => isOnWallet(game));
  await inBatches(
    onWallet.flatMap(({ game, sessionId, rounds }) => rounds.map((round) => Object.assign({ game, sessionId }, round))),
    (batch) =>
      trx
        .insertInto('wallet_round')
        .values(
          batch.map(({ game, sessionId, ref, stake, win, at }) => ({
            maker_id: game.makerId,
            round_ref: ref,
            session_id: sessionId,
            stake,
            win,
            staked_at: at,
          })),
        )
        .execute(),
  );
  const movements = all.flatMap(movementsOf).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const accounts = await openAccounts(trx, movements, currency);
  const account = (key: string): number => {
    const id = accounts.get(key);
    if (id === undefined) throw new Error(`no account ${key}`);
    return id;
  };
  await inBatches(movements, (batch) =>
    trx
      .insertInto('transfer')
      .values(
        batch.map((movement) => ({
          id: transferIdOf(movement.type, movement.referenceNo, movement.roundRef),
          type: movement.type,
          from_id: account(movement.from),
          to_id: account(movement.to),
          currency,
          amount: movement.amount,
          reference_no: movement.referenceNo,
          game_id: movement.gameId,
          round_ref: movement.roundRef,
          resolves: movement.resolves ?? null,
          reverses: null,
          created_at: movement.at,
        })),
      )
      .execute(),
  );
  await rememberGames(trx, visits);
}

function movementsOf(part: Part): Movement[] {
  if (part.kind === 'deposit') return movementsOfDeposit(part);
  if (part.kind === 'visit') return movementsOfVisit(part);
  if (part.kind === 'moves') return [...part.moves];
  const { at, type, from, playerId, amount, referenceNo } = part;
  return [{ at, type, from, to: `player_wallet ${playerId}`, amount, referenceNo, gameId: null, roundRef: null }];
}

function movementsOfDeposit({ at, playerId, orderNo, amount }: ImaginedDeposit): Movement[] {
  return [
    {
      at,
      type: 'deposit',
      from: 'pay_clearing',
      to: `player_wallet ${playerId}`,
      amount,
      referenceNo: orderNo,
      gameId: null,
      roundRef: null,
    },
  ];
}

function movementsOfVisit({
  at,
  endedAt,
  playerId,
  sessionId,
  game,
  broughtIn,
  rounds,
  takenOut,
}: ImaginedVisit): Movement[] {
  const [wallet, held, house] = [
    `player_wallet ${playerId}`,
    `maker_balance ${playerId} ${game.makerId}`,
    `maker_settle  ${game.makerId}`,
  ];
  const common = { referenceNo: sessionId, gameId: game.id, roundRef: null };
  const purse = isOnWallet(game) ? wallet : held;
  const played = rounds.flatMap((round): Movement[] => {
    const part = { ...common, at: round.at, roundRef: round.ref };
    return [
      { ...part, type: 'game_loss', from: purse, to: house, amount: round.stake },
      { ...part, type: 'game_win', from: house, to: purse, amount: round.win },
    ];
  });
  const moved: Movement[] = isOnWallet(game)
    ? played
    : [
        { ...common, at, type: 'to_maker', from: wallet, to: held, amount: broughtIn },
        ...played,
        { ...common, at: endedAt, type: 'out_maker', from: held, to: wallet, amount: takenOut },
      ];
  return moved.filter(({ amount }) => amount > 0);
}

const isOnWallet = ({ id }: ImaginedVisit['game']): boolean => walletModeOf(id) === 'seamless';

/** The accounts of all movements by key: kind, player, maker. */
async function openAccounts(trx: Trx, movements: readonly Movement[], currency: string): Promise<Map<string, number>> {
  const keys = [...new Set(movements.flatMap(({ from, to }) => [from, to]))];
  await inBatches(keys, (batch) =>
    trx
      .insertInto('account')
      .values(
        batch.map((key) => {
          const [kind = '', player = '', maker = '', promo = ''] = key.split(' ');
          return {
            kind: kind as 'player_wallet',
            player_id: player === '' ? null : Number(player),
            maker_id: maker === '' ? null : Number(maker),
            promo_record_id: promo === '' ? null : Number(promo),
            currency,
          };
        }),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  const rows = await trx
    .selectFrom('account')
    .select(['id', 'kind', 'player_id', 'maker_id', 'promo_record_id'])
    .where('currency', '=', currency)
    .execute();
  return new Map(
    rows.map((row) => [
      `${row.kind} ${row.player_id ?? ''} ${row.maker_id ?? ''} ${row.promo_record_id ?? ''}`.trimEnd(),
      row.id,
    ]),
  );
}

/** Writes when each player last played each game. */
async function rememberGames(trx: Trx, visits: readonly ImaginedVisit[]): Promise<void> {
  const last = new Map(visits.map((visit) => [`${visit.playerId} ${visit.game.id}`, visit]));
  await inBatches([...last.values()], (batch) =>
    trx
      .insertInto('player_game')
      .values(
        batch.map(({ playerId, game, endedAt }) => ({
          player_id: playerId,
          game_id: game.id,
          liked_at: null,
          favorited_at: null,
          played_at: endedAt,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['player_id', 'game_id']).doUpdateSet((eb) => ({ played_at: eb.ref('excluded.played_at') })),
      )
      .execute(),
  );
}

async function inBatches<Item>(
  items: readonly Item[],
  write: (batch: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) await write(items.slice(start, start + AT_ONCE));
}

/** The id of a recorded movement, the same on every run. */
export const transferIdOf = (type: TransferKind, referenceNo: string, roundRef: string | null = null): string =>
  uuidOf(`${type} ${referenceNo} ${roundRef ?? ''}`);

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
