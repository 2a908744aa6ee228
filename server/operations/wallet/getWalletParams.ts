import { siteSettings } from '../../domain/entry/site-settings.js';
import { forPlayer } from '../operation.js';

/** Which wallet functions are on (spec section 3, wallet params). */
export const operation = forPlayer('getWalletParams', async ({ db }) => {
  const {
    openStatus,
    manualDepositOpenStatus,
    autoDepositFunctionStatus,
    depositAmountListStatus,
    withdrawAmountListStatus,
  } = await siteSettings(db);
  return {
    data: {
      openStatus,
      manualDepositOpenStatus,
      autoDepositFunctionStatus,
      depositAmountListStatus,
      withdrawAmountListStatus,
    },
  };
});
