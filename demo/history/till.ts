import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../../server/db/schema.js';
import type { ReviewReason } from '../../server/db/values.js';
import { creditTime } from '../../server/domain/wallet/eta.js';
import { urlOf } from '../../server/domain/upload/uploads.js';
import type { CountryCode, Site } from '../../server/base/site.js';
import { banksOf } from '../content/banks.js';
import { DEPOSITS, UNPAID, WITHDRAWALS, type Told } from '../content/history/told-orders.js';
import { manualBanks } from '../content/manual-banks.js';
import { SITE_CONTENT } from '../content/sites.js';
import { DEMO, phoneOf } from '../demo-player.js';
import type { ImaginedMoves, Movement } from './imagine.js';
import { transferIdOf } from './record.js';

type Trx = Transaction<Database>;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Input of the history of deposits and withdrawals. */
interface TillOf {
  readonly demo: number;
  readonly regulars: readonly number[];
  /** The unit of the site (`content/sites.ts`), in minor units. */
  readonly unit: number;
  readonly channelId: string;
  readonly now: Date;
}

/**
 * Invents deposits and withdrawals of the demo player for half a year, in every state. Record the moves with the others,
 * then call `finish`.
 */
export function imagineTill(
  site: Site,
  { demo, regulars, unit, channelId, now }: TillOf,
): { readonly story: readonly ImaginedMoves[]; readonly finish: (trx: Trx) => Promise<void> } {
  const before = (daysAgo: number): Date => new Date(now.getTime() - Math.round(daysAgo * DAY_MS));
  const ordered = (kind: string) => (told: Told, index: number) =>
    Object.assign(planOf(told, before), {
      end: told.end,
      orderNo: hexOf(`${kind} ${index}`),
      amount: told.hundreds * 100 * unit,
    });
  const deposits = DEPOSITS.map(ordered('manual'));
  const withdrawals = WITHDRAWALS.map(ordered('withdrawal'));
  const wallet = `player_wallet ${demo}`;
  const hold = `withdraw_hold ${demo}`;
  const common = { gameId: null, roundRef: null };
  const moves = [
    ...deposits
      .filter(({ end }) => end === 'done')
      .map(({ endedAt, orderNo, amount }): Movement => ({
        gameId: null,
        roundRef: null,
        at: endedAt ?? now,
        type: 'deposit',
        from: 'pay_clearing',
        to: wallet,
        amount,
        referenceNo: orderNo,
      })),
    ...withdrawals.flatMap(({ at, endedAt, end, orderNo, amount }): Movement[] => {
      const held: Movement = {
        ...common,
        at,
        type: 'withdraw_hold',
        from: wallet,
        to: hold,
        amount,
        referenceNo: orderNo,
      };
      if (endedAt === null) return [held];
      const resolved = { ...common, at: endedAt, from: hold, amount, referenceNo: orderNo, resolves: holdOf(orderNo) };
      return [
        held,
        end === 'done'
          ? { ...resolved, type: 'withdraw_post', to: 'pay_clearing' }
          : { ...resolved, type: 'withdraw_void', to: wallet },
      ];
    }),
  ];

  async function finish(trx: Trx): Promise<void> {
    const { id: cardId } = await seedCards(trx, site.country, demo, before(180));
    const [mainBank] = banksOf(site.country);
    const accounts = manualBanks(site.country)
      .filter(({ isOpen }) => isOpen)
      .slice(0, 2);
    const photo = await receiptPhoto();
    const told = [
      ...deposits.map((deposit) =>
        Object.assign(deposit, { playerId: demo, name: 'Demo Paraw', phone: DEMO.phone[site.country] }),
      ),
      // Waits for an operator's decision.
      ...regulars.slice(0, 3).map((playerId, index) => ({
        playerId,
        name: 'Regular Guest',
        phone: phoneOf(site.country, index),
        orderNo: hexOf(`regular manual ${index}`),
        amount: (index + 3) * 100 * unit,
        at: before(0.2 + index / 10),
        endedAt: null,
        end: 'pendingReview' as const,
      })),
    ];
    for (const [index, { playerId, name, phone, orderNo, amount, at, endedAt, end }] of told.entries()) {
      const account = accounts[index % accounts.length];
      if (account === undefined) throw new Error('no account takes manual deposits');
      const id = hexOf(`receipt ${orderNo}`);
      await trx
        .insertInto('upload')
        .values({
          id,
          player_id: playerId,
          biz_type: 'receipt',
          original_name: 'receipt.jpg',
          ...photo,
          created_at: at,
          claimed_by: `manualDeposit ${orderNo}`,
          claimed_at: at,
        })
        .execute();
      await trx
        .insertInto('manual_deposit')
        .values({
          order_no: orderNo,
          player_id: playerId,
          bank_id: account.id,
          sent_under: null,
          amount,
          currency: site.currency,
          payer_name: name,
          payer_account: account.needsTransactionNo ? phone : '001234567890',
          paid_at: new Date(at.getTime() - 12 * MINUTE_MS),
          transaction_no: account.needsTransactionNo ? String(7_000_000_001 + index * 7919) : null,
          receipts: JSON.stringify([urlOf(id)]),
          status: statusOf(end, endedAt),
          reason: reasonOf(end),
          created_at: at,
          ended_at: endedAt,
        })
        .execute();
    }
    for (const { orderNo, amount, at, reviewedAt, endedAt, end } of withdrawals) {
      await trx
        .insertInto('withdrawal')
        .values({
          order_no: orderNo,
          player_id: demo,
          card_id: cardId,
          sent_under: null,
          amount,
          fee: 0,
          currency: site.currency,
          bank_code: mainBank?.code ?? '',
          bank_name: mainBank?.name ?? '',
          holder: 'Demo Paraw',
          account_number: '001234567890',
          status: statusOf(end, endedAt),
          reason: reasonOf(end),
          hold_id: holdOf(orderNo),
          eta_at: creditTime(site, at),
          created_at: at,
          reviewed_at: reviewedAt,
          ended_at: endedAt,
        })
        .execute();
    }
    await trx
      .insertInto('pay_order')
      .values(
        UNPAID.map(({ daysAgo, reason }, index) => ({
          order_no: hexOf(`unpaid ${index}`),
          player_id: demo,
          channel_id: channelId,
          sent_under: null,
          amount: (index + 2) * 100 * unit,
          pay_amount: (index + 2) * 100 * unit,
          fee: 0,
          activity_id: null,
          currency: site.currency,
          status: 'failed' as const,
          reason,
          qr_content: null,
          pay_url: null,
          created_at: before(daysAgo),
          expires_at: new Date(before(daysAgo).getTime() + 15 * MINUTE_MS),
          ended_at: new Date(before(daysAgo).getTime() + (reason === 'expired' ? 15 : 4) * MINUTE_MS),
        })),
      )
      .execute();
  }

  return { story: [{ kind: 'moves', moves }], finish };
}

/** Times of the request, the review and the end. A cancelled one ends soon, one that the bank returned after its approval. */
function planOf(
  { daysAgo, end }: Told,
  before: (daysAgo: number) => Date,
): { readonly at: Date; readonly reviewedAt: Date | null; readonly endedAt: Date | null } {
  const at = before(daysAgo);
  const after = (hours: number): Date => new Date(at.getTime() + hours * 60 * MINUTE_MS);
  if (end === 'pendingReview') return { at, reviewedAt: null, endedAt: null };
  if (end === 'cancelled') return { at, reviewedAt: null, endedAt: after(0.2) };
  const isApproved = end === 'done' || end === 'payoutFailed';
  return { at, reviewedAt: isApproved ? after(0.5) : null, endedAt: after(isApproved ? 3 : 1) };
}

function statusOf(end: Told['end'], endedAt: Date | null): 'pendingReview' | 'done' | 'failed' {
  if (endedAt === null) return 'pendingReview';
  return end === 'done' ? 'done' : 'failed';
}
const reasonOf = (end: Told['end']): ReviewReason | null => (end === 'done' || end === 'pendingReview' ? null : end);
const holdOf = (orderNo: string): string => transferIdOf('withdraw_hold', orderNo);

/** Writes three cards: the default, a wallet, and one of another holder. Returns the default. */
async function seedCards(trx: Trx, country: CountryCode, playerId: number, at: Date): Promise<{ readonly id: number }> {
  const common = { player_id: playerId, operator_code: 'CUSTOM', remark: DEMO.phone[country], created_at: at };
  const banks = banksOf(country);
  const bankAt = (place: number) => ({ bank_code: banks[place]?.code ?? '', bank_name: banks[place]?.name ?? '' });
  const wallet = banks.findIndex(({ code }) => code === 'SMPN');
  const cards = [
    { ...common, ...bankAt(0), holder: 'Demo Paraw', account_number: '001234567890', is_default: true },
    { ...common, ...bankAt(wallet), holder: 'Demo Paraw', account_number: DEMO.phone[country], is_default: false },
    {
      ...common,
      ...bankAt(1),
      holder: SITE_CONTENT[country].otherHolder,
      account_number: '550011223344',
      is_default: false,
    },
  ];
  const [first] = await trx.insertInto('player_bank_card').values(cards).returning('id').execute();
  if (first === undefined) throw new Error('no card was added');
  return first;
}

/** Renders a receipt: lines on paper, without words. */
async function receiptPhoto(): Promise<{ readonly bytes: Buffer; readonly width: number; readonly height: number }> {
  const lines = Array.from(
    { length: 7 },
    (_, index) =>
      `<rect x="40" y="${110 + index * 42}" width="${150 + ((index * 53) % 130)}" height="14" rx="7" fill="#9aa3b2"/>`,
  ).join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="480">
    <rect width="360" height="480" fill="#dfe4ea"/>
    <rect x="20" y="20" width="320" height="440" rx="12" fill="#fff"/>
    <circle cx="180" cy="66" r="24" fill="#1f7a68"/>${lines}
    <rect x="40" y="412" width="280" height="26" rx="6" fill="#27407a"/></svg>`;
  const { data, info } = await sharp(Buffer.from(drawing)).webp({ quality: 80 }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

function hexOf(text: string): string {
  return createHash('sha256').update(`till ${text}`).digest('hex').slice(0, 32);
}
