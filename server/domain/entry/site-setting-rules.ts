import * as v from 'valibot';
import { LOCALES } from '../../base/locale.js';
import type { SiteSettings } from './site-settings.js';

/** The words with which an operator empties a setting. */
const NONE = 'none';

const empty = v.pipe(
  v.literal(NONE),
  v.transform(() => ''),
);

const switched = v.pipe(
  v.picklist(['on', 'off'], 'expected on or off'),
  v.transform((word) => String(word === 'on')),
);

const name = v.pipe(v.string(), v.trim(), v.regex(/^[^\p{C}<>]{1,60}$/u, 'expected 1 to 60 characters of plain text'));

/** Links are https only, and carry no password (G5). */
const link = v.union(
  [
    empty,
    v.pipe(
      v.string(),
      v.maxLength(500),
      v.check((text) => {
        const url = URL.canParse(text) ? new URL(text) : null;
        return url?.protocol === 'https:' && url.username === '' && url.password === '';
      }),
      v.transform((text) => new URL(text).href),
    ),
  ],
  `expected an address that begins with https://, or ${NONE}`,
);

const hours = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}$/, 'expected whole hours, 0 to 9999'),
  v.transform((text) => String(Number(text))),
);

/** How a setting of the site is called by operators, and which words it takes. */
interface SiteSettingRule {
  readonly key: keyof SiteSettings;
  readonly means: string;
  readonly schema: v.GenericSchema<string, string>;
}

export const SITE_SETTING_RULES: Readonly<Record<string, SiteSettingRule>> = {
  name: { key: 'websiteName', means: 'name of the site', schema: name },
  title: { key: 'documentTitle', means: 'title of its pages in the browser', schema: name },
  language: {
    key: 'websiteDefaultLanguage',
    means: `language of a visitor who has chosen none: ${LOCALES.join(', ')}, or ${NONE} for the country's`,
    schema: v.union([empty, v.picklist(LOCALES)], `expected one of ${LOCALES.join(', ')}, or ${NONE}`),
  },
  tiktok: { key: 'tiktokLink', means: 'link in the foot of the pages', schema: link },
  facebook: { key: 'facebookLink', means: 'link in the foot of the pages', schema: link },
  youtube: { key: 'youtubeLink', means: 'link in the foot of the pages', schema: link },
  app: { key: 'appDownloadLink', means: 'where the app can be downloaded', schema: link },
  pixel: {
    key: 'facebookPixel',
    means: 'number of the tracking pixel (G1)',
    schema: v.union(
      [empty, v.pipe(v.string(), v.regex(/^\d{5,20}$/))],
      `expected the 5 to 20 digits of a pixel, or ${NONE}`,
    ),
  },
  captcha: { key: 'gameAccountCaptchaEnabled', means: 'a captcha at login and sign-up', schema: switched },
  sms: { key: 'gameAccountRegisterSMS', means: 'a code by SMS at sign-up', schema: switched },
  bank: { key: 'gameAccountRegisterBank', means: 'a bank card at sign-up', schema: switched },
  deposits: { key: 'autoDepositFunctionStatus', means: 'deposits by payment companies', schema: switched },
  'manual-deposits': { key: 'manualDepositOpenStatus', means: 'deposits that an operator reviews', schema: switched },
  withdrawals: { key: 'openStatus', means: 'withdrawals', schema: switched },
  'deposit-amounts': { key: 'depositAmountListStatus', means: 'a list of amounts to deposit', schema: switched },
  'withdraw-amounts': { key: 'withdrawAmountListStatus', means: 'a list of amounts to withdraw', schema: switched },
  'proof-card-hours': {
    key: 'withdrawProofCardHours',
    means: 'hours for which a bank card is new: a withdrawal to it asks who is there (E8); 0 for never',
    schema: hours,
  },
  'proof-device-hours': {
    key: 'withdrawProofDeviceHours',
    means: 'hours for which a device is new after its first login: the same (E8)',
    schema: hours,
  },
  'proof-amount': {
    key: 'withdrawProofAmount',
    means: `whole units of the currency from which a withdrawal asks who is there (E8), or ${NONE} for the country's`,
    schema: v.union(
      [empty, v.pipe(v.string(), v.regex(/^\d{1,12}$/))],
      `expected a whole amount without separators, or ${NONE}`,
    ),
  },
  'bottom-picture': {
    key: 'mobileBottomPictureStatus',
    means: 'a picture below home on phones',
    schema: switched,
  },
  levels: { key: 'levelScheduleStatus', means: 'the levels of players', schema: switched },
};
