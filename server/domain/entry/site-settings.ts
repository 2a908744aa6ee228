import type { Db } from '../../db/open.js';

/**
 * The settings that an operator may change (table `site_setting`), with their defaults. Flags are texts on the wire
 * (B6).
 */
const fallbacks = {
  websiteName: 'Paraw',
  documentTitle: 'Paraw',
  websiteDefaultLanguage: '',
  gameAccountCaptchaEnabled: 'true',
  gameAccountRegisterSMS: 'true',
  gameAccountRegisterBank: 'true',
  levelScheduleStatus: 'true',
  mobileBottomPictureStatus: 'false',
  userAgreement: 'terms',
  tiktokLink: '',
  facebookLink: '',
  youtubeLink: '',
  appDownloadLink: '',
  facebookPixel: '',
  openStatus: 'true',
  manualDepositOpenStatus: 'false',
  autoDepositFunctionStatus: 'true',
  depositAmountListStatus: 'true',
  withdrawAmountListStatus: 'true',
  withdrawProofCardHours: '24',
  withdrawProofDeviceHours: '24',
  withdrawProofAmount: '',
} as const;

export type SiteSettings = Record<keyof typeof fallbacks, string>;

/** All settings of the site. */
export async function siteSettings(db: Db): Promise<SiteSettings> {
  const rows = await db
    .selectFrom('site_setting')
    .select(['key', 'value'])
    .where('key', 'in', Object.keys(fallbacks))
    .execute();
  return { ...fallbacks, ...Object.fromEntries(rows.map(({ key, value }) => [key, String(value)])) };
}

/** true, 1 and Y are on (B6). */
export const isOn = (flag: string): boolean => /^(?:true|1|y)$/i.test(flag);
