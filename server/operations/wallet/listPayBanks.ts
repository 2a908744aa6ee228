import { refusal } from '../../base/refusal.js';
import { forPlayer } from '../operation.js';

/** Banks and wallets that a channel can be paid from. */
export const operation = forPlayer('listPayBanks', async ({ db, services, path }) => {
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
