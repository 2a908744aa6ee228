import type { CountryCode } from '../../site.js';
import type { Level } from './types.js';

/** What an operator may edit of a site; the country's fixed facts are not here. Flags are texts on the wire (specification section 3). */
export const SITE_SETTINGS = {
  websiteName: 'Paraw',
  documentTitle: 'Paraw: games by the sea',
  /** The id of a file in the art index. */
  websiteLogoArtId: 'brand-mark',
  gameAccountCaptchaEnabled: 'true',
  gameAccountRegisterSMS: 'true',
  gameAccountRegisterBank: 'true',
  levelScheduleStatus: 'true',
  mobileBottomPictureStatus: 'true',
  userAgreement: 'terms',
  tiktokLink: '',
  facebookLink: '',
  youtubeLink: '',
  appDownloadLink: '',
  facebookPixel: '',
} as const;

/** The key that a site's app asks for its host by, and the host: reserved names (RFC 2606). */
export const APP_DOMAINS: Readonly<Record<CountryCode, { readonly key: string; readonly host: string }>> = {
  PH: { key: 'paraw-ph', host: 'ph.paraw.example' },
  TH: { key: 'paraw-th', host: 'th.paraw.example' },
  MM: { key: 'paraw-mm', host: 'mm.paraw.example' },
};

/** Wallet switches as the wire carries them (specification section 3). */
export const WALLET_PARAMS = {
  openStatus: 'true',
  manualDepositOpenStatus: 'true',
  autoDepositFunctionStatus: 'true',
  depositAmountListStatus: 'true',
  withdrawAmountListStatus: 'true',
} as const;

/** What a level asks for and brings, in the site's smallest sensible amounts (₱1, ฿1, K50); the rate in hundredths of a per cent. */
export const LEVELS: readonly Level[] = [
  { level: 0, name: 'Driftwood', stakes: 0, deposits: 0, upgrade: 0, monthly: 0, birthday: 0, depositRate: 0, depositMost: 0 },
  { level: 1, name: 'Bronze', stakes: 1000, deposits: 500, upgrade: 18, monthly: 8, birthday: 18, depositRate: 100, depositMost: 50 },
  { level: 2, name: 'Silver', stakes: 5000, deposits: 2000, upgrade: 38, monthly: 18, birthday: 38, depositRate: 150, depositMost: 100 },
  { level: 3, name: 'Gold', stakes: 20_000, deposits: 5000, upgrade: 88, monthly: 38, birthday: 88, depositRate: 200, depositMost: 200 },
  { level: 4, name: 'Pearl', stakes: 80_000, deposits: 20_000, upgrade: 188, monthly: 88, birthday: 188, depositRate: 250, depositMost: 400 },
  { level: 5, name: 'Coral', stakes: 250_000, deposits: 50_000, upgrade: 388, monthly: 188, birthday: 388, depositRate: 300, depositMost: 800 },
  { level: 6, name: 'Jade', stakes: 800_000, deposits: 150_000, upgrade: 888, monthly: 388, birthday: 588, depositRate: 350, depositMost: 1500 },
  { level: 7, name: 'Sapphire', stakes: 2_500_000, deposits: 400_000, upgrade: 1888, monthly: 888, birthday: 888, depositRate: 400, depositMost: 3000 },
  { level: 8, name: 'Ruby', stakes: 8_000_000, deposits: 1_000_000, upgrade: 3888, monthly: 1888, birthday: 1888, depositRate: 450, depositMost: 5000 },
  { level: 9, name: 'Diamond', stakes: 25_000_000, deposits: 3_000_000, upgrade: 8888, monthly: 3888, birthday: 3888, depositRate: 500, depositMost: 8888 },
];
