import type { CountryCode } from '../../server/base/site.js';
import type { BankMark } from '../art/marks.js';
import type { Bank, BankArt } from './types.js';

const drawn = (mark: BankMark, colour: string): BankArt => ({ artId: `bank-${mark}`, mark, colour });

/** The marks of the banks, in the order of a site's list. Every site has a different bank for each of the first nine. */
export const BANK_ART: readonly BankArt[] = [
  drawn('island-savings', '#1f7a68'),
  drawn('mabini-trust', '#27407a'),
  drawn('harbour-national', '#0f5c8c'),
  drawn('north-star', '#8a2f3c'),
  drawn('terraces', '#4f7a2f'),
  drawn('golden-palm', '#9a6212'),
  drawn('union-rural', '#2f6b4f'),
  drawn('pacific-direct', '#3a5fc0'),
  drawn('bayani-wallet', '#6a3fa0'),
  drawn('sampan-pay', '#0b6f86'),
  drawn('kite-cash', '#b0413a'),
  drawn('coral-coin', '#a83a6a'),
];

type Named = readonly [code: string, name: string];

/** Invented banks and, last, the wallet of a country, in the order of their marks. */
const OWN: Readonly<Record<CountryCode, readonly Named[]>> = {
  PH: [
    ['ISAV', 'Island Savings'],
    ['MABT', 'Mabini Trust'],
    ['HARN', 'Harbour National'],
    ['NSTR', 'North Star Bank'],
    ['TERR', 'Terraces Bank'],
    ['GPLM', 'Golden Palm Bank'],
    ['UNRB', 'Union Rural Bank'],
    ['PACD', 'Pacific Direct'],
    ['BYWL', 'Bayani Wallet'],
  ],
  TH: [
    ['KOHS', 'Koh Khram Savings'],
    ['SPHT', 'Saphan Trust'],
    ['THRH', 'Tha Ruea Harbour'],
    ['DAON', 'Dao Nuea Bank'],
    ['RKHO', 'Rim Khao Bank'],
    ['TANT', 'Tan Thong Bank'],
    ['KHOM', 'Khao Hom Rural'],
    ['AOTD', 'Ao Thong Direct'],
    ['MLWL', 'Malai Wallet'],
  ],
  MM: [
    ['INDS', 'Indaw Savings'],
    ['ZGYT', 'Zaygyi Trust'],
    ['SKNH', 'Seikkan Harbour'],
    ['MYKS', 'Myauk Kye Bank'],
    ['TGYR', 'Taungyar Bank'],
    ['HTNB', 'Htanbin Bank'],
    ['LEYR', 'Leyar Rural Bank'],
    ['MTTD', 'Mottama Direct'],
    ['KYWL', 'Kyar Wallet'],
  ],
};

/** Wallets that work in all three countries. */
const REGIONAL: readonly Named[] = [
  ['SMPN', 'Sampan Pay'],
  ['KITE', 'Kite Cash'],
  ['CRLC', 'Coral Coin'],
];

/** Invented banks and wallets of a country's site that a player may choose for a card. */
export function banksOf(country: CountryCode): readonly Bank[] {
  const named = [...OWN[country], ...REGIONAL];
  return BANK_ART.flatMap(({ artId }, index) => {
    const [code, name] = named[index] ?? [];
    return code === undefined || name === undefined ? [] : [{ code, name, artId, position: index + 1 }];
  });
}
