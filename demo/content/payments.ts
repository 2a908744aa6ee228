import * as v from 'valibot';
import type { Texts } from '../../server/base/locale.js';
import type { CountryCode } from '../../server/base/site.js';
import { banksOf } from './banks.js';
import { readContent, said, texts, whole } from './read.js';
import { inMinorUnits, SITE_CONTENT } from './sites.js';

const { methods, channels } = readContent(
  'payments',
  v.strictObject({
    methods: v.array(
      v.strictObject({
        id: said,
        /** The `{method}` of charge and recharge (decision E1). */
        method: said,
        name: texts,
        endpoint: v.picklist(['charge', 'recharge']),
      }),
    ),
    channels: v.array(
      v.strictObject({
        id: said,
        methodId: said,
        icon: v.picklist(['qr', 'wallet', 'bank']),
        payType: v.picklist(['url', 'qr', 'form', 'none']),
        /** Hundredths of a per cent. */
        feeRate: whole,
        creditSeconds: whole,
        isOpen: v.boolean(),
        banks: v.union([v.literal('all'), v.literal('others'), v.array(said)]),
        name: texts,
        note: texts,
      }),
    ),
  }),
);

/** Quick picks of a deposit, in minor units. */
export const depositAmounts = (country: CountryCode): readonly number[] =>
  SITE_CONTENT[country].deposits.amounts.map(inMinorUnits);

/** Quick picks of a withdrawal, in minor units. */
export const withdrawAmounts = (country: CountryCode): readonly number[] =>
  SITE_CONTENT[country].withdrawals.amounts.map(inMinorUnits);

export const PAY_METHODS = methods.map((method, index) => Object.assign({ position: index + 1 }, method));

/** A channel of a site. Amounts in minor units. */
interface PayChannel {
  readonly id: string;
  readonly methodId: string;
  readonly name: Texts;
  readonly note: Texts;
  readonly icon: 'qr' | 'wallet' | 'bank';
  readonly payType: 'url' | 'qr' | 'form' | 'none';
  readonly minAmount: number;
  readonly maxAmount: number;
  readonly feeRate: number;
  readonly creditSeconds: number;
  /** A player and day. */
  readonly dailyLimit: number;
  readonly isOpen: boolean;
  readonly position: number;
}

/** The channels of a country's site, in the limits of its currency (decision E3). */
export function payChannels(country: CountryCode): readonly PayChannel[] {
  const { least, most, mostPerDay } = SITE_CONTENT[country].deposits;
  return channels.map((offer, index) => {
    const { banks: _, ...channel } = offer;
    return Object.assign(channel, {
      position: index + 1,
      minAmount: inMinorUnits(least),
      maxAmount: inMinorUnits(most),
      dailyLimit: inMinorUnits(mostPerDay),
    });
  });
}

/** The codes of those that have a channel of their own. */
const OWN_CHANNEL = new Set(channels.flatMap(({ banks }) => (typeof banks === 'string' ? [] : banks)));

/** Banks and wallets of a country that each channel can be paid from. */
export function channelBanks(country: CountryCode): Readonly<Record<string, readonly string[]>> {
  const all = banksOf(country).map(({ code }) => code);
  const named = { all, others: all.filter((code) => !OWN_CHANNEL.has(code)) };
  return Object.fromEntries(
    channels.map(({ id, banks }) => [id, typeof banks === 'string' ? named[banks] : banks] as const),
  );
}
