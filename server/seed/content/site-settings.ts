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

/** Wallet switches as the wire carries them (specification section 3). Manual deposit is not offered yet. */
export const WALLET_PARAMS = {
  openStatus: 'true',
  manualDepositOpenStatus: 'false',
  autoDepositFunctionStatus: 'true',
  depositAmountListStatus: 'true',
  withdrawAmountListStatus: 'true',
} as const;

export const LEVELS: readonly Level[] = [
  { level: 0, name: 'Driftwood' },
  { level: 1, name: 'Bronze' },
  { level: 2, name: 'Silver' },
  { level: 3, name: 'Gold' },
  { level: 4, name: 'Pearl' },
  { level: 5, name: 'Coral' },
];
