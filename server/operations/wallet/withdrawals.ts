import type { Transaction } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import { refusal, type Refusal } from '../../base/refusal.js';
import type { Database } from '../../db/schema.js';
import { sendOwnPhoneCode } from '../../domain/access/send-code.js';
import { listCards } from '../../domain/wallet/cards.js';
import { creditTime } from '../../domain/wallet/eta.js';
import { withdrawStanding } from '../../domain/wallet/withdraw-terms.js';
import * as domain from '../../domain/wallet/withdrawals.js';
import * as proofs from '../../domain/access/withdrawal-proofs.js';
import { forPlayer, type Answer } from '../operation.js';
import { cardOf } from './shown-bank-cards.js';
import { turnoverOf, withdrawalOf } from './shown-withdrawals.js';

type PasskeyTransport = components['schemas']['PasskeyTransport'];

/** The site's suggested amounts, in minor units. */
export const getWithdrawAmountList = forPlayer('getWithdrawAmountList', async ({ db }) => {
  const row = await db
    .selectFrom('site_setting')
    .select('value')
    .where('key', '=', 'withdrawAmounts')
    .executeTakeFirst();
  return { data: { amounts: (row?.value ?? []) as number[] } };
});

/** What the player may withdraw now, to which cards, and what blocks it. */
export const getWithdrawRequest = forPlayer('getWithdrawRequest', async ({ db, services, player, site, now }) => {
  const {
    turnover,
    reasons,
    dailyAmount: _amount,
    dailyTimes: _times,
    freeTimes: _free,
    ...terms
  } = await withdrawStanding(db, services, player.id);
  return {
    data: {
      ...terms,
      currency: site.currency as 'PHP' | 'THB' | 'MMK',
      turnover: turnoverOf(turnover),
      canWithdraw: reasons.length === 0,
      reasons: [...reasons],
      cards: (await listCards(db, player.id)).map((card) => cardOf(card, services)),
      estimatedTime: creditTime(site, now()).toISOString(),
    },
  };
});

/**
 * Requests a payout to a card: the money is held until the review has decided. Repeating it under the same key returns
 * the same order (B5).
 */
export const withdraw = forPlayer('withdraw', async (call) => {
  const { db, services, player, body, headers, lang } = call;
  const { idempotencyKey: key } = headers;
  if (key === null) throw new Error('a withdrawal without a key');
  // A request with a key runs inside one transaction.
  const trx = db as Transaction<Database>;
  const made = await domain.applyForWithdrawal(trx, services, player, { ...body, key }, (payout) =>
    proofs.unprovenWithdrawal(call, key, payout),
  );
  return made instanceof Error ? made : { data: withdrawalOf(made, services, lang) };
});

/** Proves that the owner of the account is there, for a withdrawal that asked for it (E8). */
export const proveWithdrawal = forPlayer('proveWithdrawal', async (call) => (await proofs.proveWithdrawal(call)) ?? {});

/** Sends a code to the player's phone, for the proof. */
export const sendWithdrawalCode = forPlayer('sendWithdrawalCode', (call) => sendOwnPhoneCode('withdraw', call));

/** What a browser needs for a proof by passkey. */
export const getWithdrawalPasskeyOptions = forPlayer(
  'getWithdrawalPasskeyOptions',
  async (call): Promise<Answer<'getWithdrawalPasskeyOptions'> | Refusal> => {
    const begun = await proofs.beginPasskeyProof(call);
    if (begun instanceof Error) return begun;
    const { challenge, domain: rpId, timeout, own } = begun;
    const allowCredentials = own.map((row) => ({
      id: row.credential_id,
      type: 'public-key' as const,
      transports: [...row.transports] as PasskeyTransport[],
    }));
    return { data: { challenge, rpId, timeout, userVerification: 'required', allowCredentials } };
  },
);

/** The progress of a withdrawal: its steps, when it should arrive (E4), why it failed. */
export const getWithdrawal = forPlayer('getWithdrawal', async ({ db, services, player, path, lang }) => {
  const withdrawal = await domain.findWithdrawal(db, player, { orderNo: path.orderNo });
  return withdrawal ? { data: withdrawalOf(withdrawal, services, lang) } : refusal('notFound');
});

/** Cancels a withdrawal that is not approved yet. Repeating it under the same key returns the same response. */
export const cancelWithdrawal = forPlayer('cancelWithdrawal', async ({ db, services, player, path, lang }) => {
  const refused = await domain.cancelWithdrawal(db, services, player, path.orderNo);
  if (refused) return refused;
  const withdrawal = await domain.findWithdrawal(db, player, { orderNo: path.orderNo });
  return withdrawal ? { data: withdrawalOf(withdrawal, services, lang) } : refusal('notFound');
});
