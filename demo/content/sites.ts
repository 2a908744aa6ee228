import * as v from 'valibot';
import type { CountryCode } from '../../server/base/site.js';
import { readContent, said, texts, whole, type Fixed } from './read.js';

const bank = v.strictObject({ code: said, name: said });

/** What is different on the site of a country. Amounts in whole units of its currency. */
const site = v.strictObject({
  /** The unit of all other amounts of the demo: ₱1, ฿1, K50. */
  unit: whole,
  /** Years. 21 in PH is decision D5. The other ages are invented for the demo: its texts state them and sign-up does not ask for them. */
  leastAge: whole,
  leastTransferIn: whole,
  /** Its name in a sentence. */
  currency: texts,
  contact: v.strictObject({ email: said, messenger: said, handle: said, phone: said }),
  /** The key with which the app requests its host, and the host. */
  app: v.strictObject({ key: said, host: said }),
  deposits: v.strictObject({ least: whole, most: whole, mostPerDay: whole, amounts: v.array(whole) }),
  withdrawals: v.strictObject({ amounts: v.array(whole) }),
  manualDeposits: v.strictObject({
    least: whole,
    most: whole,
    accounts: v.array(
      v.strictObject({
        bank: said,
        number: said,
        proof: v.picklist(['receipt', 'transactionNo']),
        isOpen: v.boolean(),
      }),
    ),
  }),
  banks: v.array(bank),
  /** Another person than the demo player, as the holder of a card. */
  otherHolder: said,
});

export const SITE_CONTENT: Readonly<Record<CountryCode, Fixed<v.InferOutput<typeof site>>>> = {
  PH: readContent('sites/PH', site),
  TH: readContent('sites/TH', site),
  MM: readContent('sites/MM', site),
};

/** Minor units of a whole unit of every currency. */
const MINOR = 100;

export const inMinorUnits = (amount: number): number => amount * MINOR;

/** The unit of the amounts of a site, in minor units. */
export const unitOf = (country: CountryCode): number => inMinorUnits(SITE_CONTENT[country].unit);
