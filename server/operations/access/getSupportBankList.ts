import { forAnyone } from '../../operation.js';

/** Banks that a player can be paid to, as sign-up lists them. */
export const operation = forAnyone('getSupportBankList', async ({ db, services }) => {
  const banks = await db.selectFrom('bank').selectAll().orderBy('position').execute();
  return {
    data: banks.map((bank) => ({
      bankCode: bank.code,
      bankName: bank.name,
      icon: services.pictures.file(bank.art_id),
    })),
  };
});
