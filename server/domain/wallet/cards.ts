import type { Selectable, Transaction } from 'kysely';
import { refusal, Refusal } from '../../base/refusal.js';
import type { Database } from '../../db/schema.js';
import { atomically, type Db } from '../../db/open.js';
import { isViolationOf } from '../../db/violations.js';
import { nameOr } from '../names.js';
import { toZeroForm } from '../phone.js';
import type { Player } from '../player.js';
import type { Services } from '../services.js';
import { numberOf } from '../lobby/ids.js';
import { isWired } from './gateway-of.js';

/** What a player says of a card. */
interface NewCard {
  /** The bank's code. */
  readonly bank: string;
  /** The holder. */
  readonly bankCardName: string;
  readonly bankCardAccount: string;
  /** The phone. */
  readonly bankCardRemark?: string;
  readonly operatorCode?: string;
  /** 1: it becomes the default. */
  readonly defaultStatus?: 0 | 1;
}
type Trx = Transaction<Database>;

const DAY_MS = 86_400_000;

/** The operator of a card that the site itself pays out to (spec section 9). */
export const OWN_OPERATOR = 'CUSTOM';

/** Whether cards are paid out to by it: the site itself, or a payment company that the site uses. */
export const isOperator = (services: Services, code: string): boolean =>
  code === OWN_OPERATOR || isWired(services, code);

/** The most cards of a player. */
const MOST_CARDS = 5;

const cards = (db: Db, playerId: number) =>
  db
    .selectFrom('player_bank_card')
    .innerJoin('player', 'player.id', 'player_bank_card.player_id')
    .innerJoin('bank', 'bank.code', 'player_bank_card.bank_code')
    .selectAll('player_bank_card')
    .select((eb) => [
      'player.realname',
      'player.password_changed_at',
      'player.created_at as player_since',
      'bank.art_id',
      eb.selectFrom('site_setting').select('value').where('key', '=', 'websiteName').as('website_name'),
      eb
        .exists(
          eb
            .selectFrom('withdrawal')
            .select('order_no')
            .whereRef('withdrawal.card_id', '=', 'player_bank_card.id')
            .where('status', 'in', ['pendingReview', 'pendingPayment']),
        )
        .as('is_busy'),
    ])
    .where('player_bank_card.player_id', '=', playerId)
    .where('deleted_at', 'is', null);

export type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>>;

/** A player's cards, the default card first. */
export async function listCards(db: Db, playerId: number): Promise<CardRow[]> {
  return cards(db, playerId).orderBy('is_default', 'desc').orderBy('player_bank_card.id').execute();
}

/** One card of the player. */
export async function findCard(db: Db, player: Player, id: string): Promise<CardRow | null> {
  const row = await cards(db, player.id).where('player_bank_card.id', '=', numberOf(id)).executeTakeFirst();
  return row ?? null;
}

/** Holder and whole number of a card of the player, for a review; null if there is none. */
export async function payerOfCard(
  db: Db,
  player: Player,
  id: string,
): Promise<{ name: string; account: string } | null> {
  const row = await findCard(db, player, id);
  return row === null ? null : { name: row.holder, account: row.account_number };
}

/** Adds a card; the first is the default (decision E5). Without a phone it gets the player's own. */
export async function addCard(db: Db, services: Services, player: Player, card: NewCard): Promise<CardRow | Refusal> {
  const holder = await nameOr(db, card.bankCardName, 'bankCardName', 'holder');
  if (holder instanceof Refusal) return holder;
  const phone = phoneOf(services, player, card.bankCardRemark);
  if (phone === null) return refusal('invalidPhone', 'bankCardRemark');
  const { operatorCode = OWN_OPERATOR } = card;
  if (!isOperator(services, operatorCode)) return refusal('invalidRequest', 'operatorCode');
  const adding = atomically(db, async (trx) => {
    const own = await lockedCards(trx, player);
    if (own.length >= MOST_CARDS) return refusal('tooManyBankCards');
    const bank = await bankOf(trx, card.bank);
    if (bank === undefined) return refusal('bankUnknown', 'bank');
    const isDefault = own.length === 0 || card.defaultStatus === 1;
    if (isDefault) await noDefault(trx, player);
    const { id } = await trx
      .insertInto('player_bank_card')
      .values({
        player_id: player.id,
        bank_code: bank.code,
        bank_name: bank.name,
        holder,
        account_number: card.bankCardAccount,
        remark: phone,
        operator_code: operatorCode,
        is_default: isDefault,
        created_at: services.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return (await findCard(trx, player, String(id))) ?? refusal('notFound');
  });
  return adding.catch(refusedTwice);
}

/** Changes a card that no open withdrawal uses. Fields that are left out stay. */
export async function changeCard(
  db: Db,
  services: Services,
  player: Player,
  change: Partial<NewCard> & { readonly id: string },
): Promise<CardRow | Refusal> {
  const { bankCardName, bankCardRemark } = change;
  const holder = bankCardName === undefined ? undefined : await nameOr(db, bankCardName, 'bankCardName', 'holder');
  if (holder instanceof Refusal) return holder;
  const phone = phoneOf(services, player, bankCardRemark);
  if (phone === null && bankCardRemark !== undefined) return refusal('invalidPhone', 'bankCardRemark');
  const changing = atomically(db, async (trx) => {
    const card = (await lockedCards(trx, player)).find(({ id }) => id === numberOf(change.id));
    if (card === undefined) return refusal('notFound');
    if (await isBusy(trx, [card.id])) return refusal('bankCardInUse');
    const bank = await bankOf(trx, change.bank ?? card.bank_code);
    if (bank === undefined) return refusal('bankUnknown', 'bank');
    const changed = {
      bank_code: bank.code,
      holder: holder ?? card.holder,
      account_number: change.bankCardAccount ?? card.account_number,
    };
    const isOther =
      changed.bank_code !== card.bank_code ||
      changed.holder !== card.holder ||
      changed.account_number !== card.account_number;
    if (change.defaultStatus === 1) await noDefault(trx, player);
    await trx
      .updateTable('player_bank_card')
      .set({
        ...changed,
        bank_name: bank.name,
        // A card that was added without a phone, or with another text, gets the player's own.
        remark: (bankCardRemark === undefined ? toZeroForm(card.remark, services.site) : null) ?? phone ?? '',
        is_default: change.defaultStatus === 1 || card.is_default,
        ...(isOther ? { changed_at: services.clock.now() } : {}),
      })
      .where('id', '=', card.id)
      .execute();
    return (await findCard(trx, player, change.id)) ?? refusal('notFound');
  });
  return changing.catch(refusedTwice);
}

/** Makes a card the default. */
export async function chooseCard(db: Db, player: Player, id: string): Promise<CardRow | Refusal> {
  return atomically(db, async (trx) => {
    const card = (await lockedCards(trx, player)).find((own) => own.id === numberOf(id));
    if (card === undefined) return refusal('notFound');
    await noDefault(trx, player);
    await trx.updateTable('player_bank_card').set({ is_default: true }).where('id', '=', card.id).execute();
    return (await findCard(trx, player, id)) ?? refusal('notFound');
  });
}

/** Deletes all given cards or none. If the default card is deleted, the oldest remaining one becomes the default. */
export async function deleteCards(db: Db, services: Services, player: Player, ids: string): Promise<Refusal | null> {
  return atomically(db, async (trx) => {
    const wanted = [...new Set(ids.split(',').map(numberOf))];
    const own = await lockedCards(trx, player);
    const [going, staying] = [
      own.filter(({ id }) => wanted.includes(id)),
      own.filter(({ id }) => !wanted.includes(id)),
    ];
    if (going.length < wanted.length) return refusal('notFound');
    if (await isBusy(trx, wanted)) return refusal('bankCardInUse');
    await trx
      .updateTable('player_bank_card')
      .set({ deleted_at: services.clock.now(), is_default: false })
      .where('id', 'in', wanted)
      .execute();
    const [oldest] = staying;
    if (oldest !== undefined && !staying.some((card) => card.is_default))
      await trx.updateTable('player_bank_card').set({ is_default: true }).where('id', '=', oldest.id).execute();
    return null;
  });
}

/** The last four digits. */
export const maskAccount = (account: string): string => `•••• ${account.slice(-4)}`;

/**
 * The time from which a card can be paid to; null for at once. A card that was added or changed within a day of a new
 * password can be paid to 24 hours after the later of the two (decision C7). This gives the player time to notice a
 * thief who took over the account; another new password does not shorten it.
 */
export function usableFrom(
  card: Pick<CardRow, 'changed_at' | 'created_at' | 'password_changed_at' | 'player_since'>,
): Date | null {
  const since = (card.changed_at ?? card.created_at).getTime();
  const newPassword = card.password_changed_at.getTime();
  // The account still has its first password.
  if (newPassword <= card.player_since.getTime() || Math.abs(since - newPassword) > DAY_MS) return null;
  return new Date(Math.max(since, newPassword) + DAY_MS);
}

/** Locks a player's cards for a change; other changes of the player's cards and withdrawals wait. */
async function lockedCards(trx: Trx, player: Player): Promise<Selectable<Database['player_bank_card']>[]> {
  await trx.selectFrom('player').select('id').where('id', '=', player.id).forNoKeyUpdate().executeTakeFirstOrThrow();
  return trx
    .selectFrom('player_bank_card')
    .selectAll()
    .where('player_id', '=', player.id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

async function isBusy(trx: Trx, ids: readonly number[]): Promise<boolean> {
  const busy = await trx
    .selectFrom('withdrawal')
    .select('order_no')
    .where('card_id', 'in', ids)
    .where('status', 'in', ['pendingReview', 'pendingPayment'])
    .executeTakeFirst();
  return busy !== undefined;
}

/** The phone of a card in 0-form: the given one, else the player's own. Null if it is none of the country, or there is none. */
const phoneOf = ({ site }: Pick<Services, 'site'>, player: Player, given: string | undefined): string | null =>
  given === undefined ? player.phone : toZeroForm(given, site);

/** A bank of the site by its code. */
export const bankOf = (trx: Trx, code: string) =>
  trx.selectFrom('bank').select(['code', 'name']).where('code', '=', code).executeTakeFirst();

const noDefault = (trx: Trx, player: Player) =>
  trx
    .updateTable('player_bank_card')
    .set({ is_default: false })
    .where('player_id', '=', player.id)
    .where('is_default', '=', true)
    .execute();

function refusedTwice(error: unknown): Refusal {
  if (isViolationOf(error, 'player_bank_card_once')) return refusal('bankCardExists', 'bankCardAccount');
  throw error;
}
