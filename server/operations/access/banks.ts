import { forAnyoneShared } from '../operation.js';

/** Banks that can pay out to players, for sign-up. */
export const getSupportBankList = forAnyoneShared('getSupportBankList', async ({ db, services }) => {
  const banks = await db.selectFrom('bank').selectAll().orderBy('position').execute();
  return {
    data: banks.map((bank) => ({
      bankCode: bank.code,
      bankName: bank.name,
      icon: services.pictures.file(bank.art_id),
    })),
  };
});
