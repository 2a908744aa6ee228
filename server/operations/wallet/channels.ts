import { refusal } from '../../base/refusal.js';
import { depositBonus } from '../../domain/promotions/deposit-bonus.js';
import { todayLeft } from '../../domain/wallet/channels.js';
import { isWired } from '../../domain/wallet/gateway-of.js';
import { quoteOf, usableChannel } from '../../domain/wallet/orders.js';
import { forPlayer } from '../operation.js';

/** Payment methods; each names the endpoint for its orders (E1). */
export const listPayMethods = forPlayer('listPayMethods', async ({ db, lang }) => {
  const rows = await db.selectFrom('pay_method').selectAll().orderBy('position').execute();
  return { data: rows.map(({ id, method, name, endpoint }) => ({ id, method, name: name[lang], endpoint })) };
});

/** Payment methods of one payment company. */
export const listPayMethodsByOperator = forPlayer('listPayMethodsByOperator', async ({ db, query, lang }) => {
  const rows = await db
    .selectFrom('pay_method')
    .selectAll()
    .where((by) =>
      by.exists(
        by
          .selectFrom('pay_channel')
          .select('id')
          .whereRef('method_id', '=', 'pay_method.id')
          .where('operator_code', '=', query.operatorCode),
      ),
    )
    .orderBy('position')
    .execute();
  return { data: rows.map(({ id, method, name, endpoint }) => ({ id, method, name: name[lang], endpoint })) };
});

/** Channels of a payment method, with their limits and what is left of today's. */
export const listPayChannels = forPlayer('listPayChannels', async ({ db, services, player, path, lang }) => {
  const method = await db.selectFrom('pay_method').select('id').where('id', '=', path.id).executeTakeFirst();
  if (method === undefined) return refusal('notFound');
  const rows = await db
    .selectFrom('pay_channel')
    .selectAll()
    .where('method_id', '=', method.id)
    .orderBy('position')
    .execute();
  const shown = [];
  for (const row of rows) {
    shown.push({
      id: row.id,
      methodId: row.method_id,
      name: row.name[lang],
      note: row.note[lang],
      icon: row.icon,
      payType: row.pay_type,
      minAmount: row.min_amount,
      maxAmount: row.max_amount,
      feeRate: row.fee_rate,
      creditSeconds: row.credit_seconds,
      todayLeft: await todayLeft(db, services, player.id, row),
      isOpen: row.is_open && isWired(services, row.operator_code),
    });
  }
  return { data: shown };
});

/** Banks and wallets that a channel can be paid from. */
export const listPayBanks = forPlayer('listPayBanks', async ({ db, services, path }) => {
  const channel = await db.selectFrom('pay_channel').select('id').where('id', '=', path.id).executeTakeFirst();
  if (channel === undefined) return refusal('notFound');
  const banks = await db
    .selectFrom('pay_channel_bank')
    .innerJoin('bank', 'bank.code', 'pay_channel_bank.bank_code')
    .selectAll('bank')
    .where('channel_id', '=', channel.id)
    .orderBy('position')
    .execute();
  return {
    data: banks.map((bank) => ({
      bankCode: bank.code,
      bankName: bank.name,
      icon: services.pictures.file(bank.art_id),
    })),
  };
});

/** The site's suggested amounts, and the least that can be deposited now, in minor units. */
export const getDepositAmountList = forPlayer('getDepositAmountList', async ({ db, services }) => {
  const row = await db
    .selectFrom('site_setting')
    .select('value')
    .where('key', '=', 'depositAmounts')
    .executeTakeFirst();
  const channels = await db
    .selectFrom('pay_channel')
    .select(['min_amount', 'operator_code'])
    .where('is_open', '=', true)
    .execute();
  const least = channels
    .filter((channel) => isWired(services, channel.operator_code))
    .map((channel) => channel.min_amount);
  return { data: { amounts: (row?.value ?? []) as number[], minAmount: least.length > 0 ? Math.min(...least) : null } };
});

/** A quote of a deposit before it is ordered (E1). Changes nothing. */
export const budgetAmount = forPlayer('budgetAmount', async ({ db, services, player, body }) => {
  const channel = await usableChannel(db, services, player, body);
  if (channel instanceof Error) return channel;
  const offer = await depositBonus(db, services, player.id, body);
  return offer instanceof Error ? offer : { data: quoteOf(body.amount, channel, services.site, offer) };
});
