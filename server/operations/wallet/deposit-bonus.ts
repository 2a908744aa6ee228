import type { Transaction } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import type { Locale } from '../../base/locale.js';
import { refusal, type Refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { depositResult, type DepositResult } from '../../domain/wallet/given-bonus.js';
import { giveUpBonus, previewGiveUp, type GiveUp } from '../../domain/wallet/give-up-bonus.js';
import { forPlayer } from '../operation.js';

type Schemas = components['schemas'];

/** What a deposit has given and requires, as the contract shows it. */
export const resultOf = (
  { title, bonus, standing, forfeited, required, done, left }: DepositResult,
  lang: Locale,
): Schemas['DepositResult'] => ({ title: title?.[lang] ?? null, bonus, standing, forfeited, required, done, left });

/** The result of a deposit of the player; null while it is not done. */
export async function resultShown(
  db: Db,
  { playerId, orderNo, lang }: { readonly playerId: number; readonly orderNo: string; readonly lang: Locale },
): Promise<Schemas['DepositResult'] | null> {
  const result = await depositResult(db, playerId, orderNo);
  return result === null ? null : resultOf(result, lang);
}

/** The bonus of a deposit, and what giving it up now would do. */
export const getDepositBonus = forPlayer('getDepositBonus', ({ db, player, path, lang }) =>
  bonusInfo(db, { playerId: player.id, orderNo: path.orderNo, lang }),
);

/** Gives a running bonus up. Repeating it under the same key returns the same answer (B5). */
export const giveUpDepositBonus = forPlayer('giveUpDepositBonus', async ({ db, player, path, body, lang, now }) => {
  const whose = { playerId: player.id, orderNo: path.orderNo };
  // A request with a key runs inside one transaction.
  const trx = db as Transaction<Database>;
  const refused = await giveUpBonus(trx, { ...whose, confirmed: body.forfeited, at: now() });
  return refused ?? bonusInfo(trx, { ...whose, lang });
});

async function bonusInfo(
  db: Db,
  { playerId, orderNo, lang }: Parameters<typeof resultShown>[1],
): Promise<{ data: Schemas['DepositBonusInfo'] } | Refusal> {
  const given = await depositResult(db, playerId, orderNo);
  if (given === null || given.standing === 'none') return refusal('notFound');
  const preview = await previewGiveUp(db, playerId, given);
  return {
    data: {
      orderNo,
      amount: given.amount,
      createTime: given.doneAt.toISOString(),
      result: resultOf(given, lang),
      giveUp: preview && shownGiveUp(preview),
    },
  };
}

const shownGiveUp = ({ openSession, ...shown }: GiveUp) => ({ ...shown, openSessionId: openSession });
