import type { CountryCode } from '../../server/base/site.js';
import { banksOf } from './banks.js';
import { text } from './text.js';
import type { PayChannel, PayMethod } from './types.js';

const MINOR = 100;
const inMinorUnits = (...whole: readonly number[]): readonly number[] => whole.map((amount) => amount * MINOR);

/** Quick picks of a deposit, in minor units. */
export const DEPOSIT_AMOUNTS: Readonly<Record<CountryCode, readonly number[]>> = {
  PH: inMinorUnits(100, 200, 500, 1000, 2000, 5000, 10_000, 20_000),
  TH: inMinorUnits(100, 200, 500, 1000, 2000, 5000, 10_000, 20_000),
  MM: inMinorUnits(5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000),
};

/** Quick picks of a withdrawal, in minor units. */
export const WITHDRAW_AMOUNTS: Readonly<Record<CountryCode, readonly number[]>> = {
  PH: inMinorUnits(200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000),
  TH: inMinorUnits(200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000),
  MM: inMinorUnits(10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000),
};

/** Least and greatest amount of one deposit, and the daily limit, in whole units of the currency (decision E3). */
const LIMITS: Readonly<Record<CountryCode, readonly [least: number, most: number, day: number]>> = {
  PH: [100, 50_000, 200_000],
  TH: [100, 100_000, 400_000],
  MM: [5000, 2_000_000, 8_000_000],
};

export const PAY_METHODS: readonly PayMethod[] = [
  {
    id: 'qr',
    method: 'qr',
    name: text('Instant QR', 'QR Segera', 'ချက်ချင်း QR', 'คิวอาร์ทันที', '即时扫码'),
    endpoint: 'charge',
    position: 1,
  },
  {
    id: 'ewallet',
    method: 'ewallet',
    name: text('E-wallet', 'E-dompet', 'အီးဝေါလက်', 'อีวอลเล็ต', '电子钱包'),
    endpoint: 'charge',
    position: 2,
  },
  {
    id: 'bank',
    method: 'bank',
    name: text('Online banking', 'Perbankan dalam talian', 'အွန်လိုင်းဘဏ်', 'ธนาคารออนไลน์', '网上银行'),
    endpoint: 'recharge',
    position: 3,
  },
];

type Offer = Omit<PayChannel, 'minAmount' | 'maxAmount' | 'dailyLimit'>;

const OFFERS: readonly Offer[] = [
  {
    id: 'qr-instant',
    methodId: 'qr',
    icon: 'qr',
    payType: 'qr',
    feeRate: 0,
    creditSeconds: 60,
    isOpen: true,
    position: 1,
    name: text('Instant QR', 'QR Segera', 'ချက်ချင်း QR', 'คิวอาร์ทันที', '即时扫码'),
    note: text(
      'Credited in about a minute · no fee',
      'Dikreditkan dalam kira-kira seminit · tiada yuran',
      'တစ်မိနစ်ခန့်အတွင်း ဝင်မည် · ဝန်ဆောင်ခမရှိ',
      'เข้าบัญชีในราวหนึ่งนาที · ไม่มีค่าธรรมเนียม',
      '约一分钟到账 · 免手续费',
    ),
  },
  {
    id: 'ewallet-sampan',
    methodId: 'ewallet',
    icon: 'wallet',
    payType: 'url',
    feeRate: 0,
    creditSeconds: 120,
    isOpen: true,
    position: 2,
    name: text('Sampan Pay', 'Sampan Pay', 'Sampan Pay', 'Sampan Pay', 'Sampan Pay'),
    note: text(
      "You pay on the wallet's page · about two minutes",
      'Bayar di halaman dompet · kira-kira dua minit',
      'ဝေါလက်စာမျက်နှာမှာ ပေးချေပါ · နှစ်မိနစ်ခန့်',
      'ชำระในหน้าของวอลเล็ต · ราวสองนาที',
      '在钱包页面付款 · 约两分钟',
    ),
  },
  {
    id: 'ewallet-kite',
    methodId: 'ewallet',
    icon: 'wallet',
    payType: 'url',
    feeRate: 100,
    creditSeconds: 120,
    isOpen: true,
    position: 3,
    name: text('Kite Cash', 'Kite Cash', 'Kite Cash', 'Kite Cash', 'Kite Cash'),
    note: text(
      "You pay on the wallet's page · 1% fee",
      'Bayar di halaman dompet · yuran 1%',
      'ဝေါလက်စာမျက်နှာမှာ ပေးချေပါ · ဝန်ဆောင်ခ 1%',
      'ชำระในหน้าของวอลเล็ต · ค่าธรรมเนียม 1%',
      '在钱包页面付款 · 手续费 1%',
    ),
  },
  {
    id: 'bank-online',
    methodId: 'bank',
    icon: 'bank',
    payType: 'url',
    feeRate: 0,
    creditSeconds: 300,
    isOpen: true,
    position: 4,
    name: text('Online banking', 'Perbankan dalam talian', 'အွန်လိုင်းဘဏ်', 'ธนาคารออนไลน์', '网上银行'),
    note: text(
      "You confirm on your bank's page · about five minutes",
      'Sahkan di halaman bank · kira-kira lima minit',
      'ဘဏ်၏ စာမျက်နှာမှာ အတည်ပြုပါ · ငါးမိနစ်ခန့်',
      'ยืนยันในหน้าของธนาคาร · ราวห้านาที',
      '在银行页面确认 · 约五分钟',
    ),
  },
];

/** The channels of a country's site, in the limits of its currency. */
export function payChannels(country: CountryCode): readonly PayChannel[] {
  const [least, most, day] = LIMITS[country];
  return OFFERS.map(({ id, methodId, name, note, icon, payType, feeRate, creditSeconds, isOpen, position }) => ({
    id,
    methodId,
    name,
    note,
    icon,
    payType,
    feeRate,
    creditSeconds,
    isOpen,
    position,
    minAmount: least * MINOR,
    maxAmount: most * MINOR,
    dailyLimit: day * MINOR,
  }));
}

/** Each wallet has a channel of its own, and is listed among the banks. */
const WALLETS: Readonly<Record<string, readonly string[]>> = { 'ewallet-sampan': ['SMPN'], 'ewallet-kite': ['KITE'] };

const codesOf = (country: CountryCode): readonly string[] => banksOf(country).map(({ code }) => code);

/** Banks and wallets of a country that each channel can be paid from. */
export const channelBanks = (country: CountryCode): Readonly<Record<string, readonly string[]>> => ({
  'qr-instant': codesOf(country),
  ...WALLETS,
  'bank-online': codesOf(country).filter((code) => !Object.values(WALLETS).flat().includes(code)),
});
