import type { components } from '../../openapi/user-api.js';
import type { Locale } from './locale.js';

export type CountryCode = 'PH' | 'TH' | 'MM';

/** The fixed facts of one country's site; what an operator edits is in the table `site_setting`. */
export interface Site {
  readonly country: CountryCode;
  /** ISO 4217. */
  readonly currency: components['schemas']['Currency'];
  readonly currencySymbol: string;
  /** Digits a player may type and see after the point; amounts are in hundredths everywhere (decision D3). */
  readonly shownDecimals: 0 | 2;
  readonly defaultLocale: Locale;
  /** The site's zone as site info words it (spec section 3). */
  readonly timezone: string;
  /** Minutes east of UTC; none of the three countries changes its clocks. */
  readonly utcOffsetMinutes: number;
  /** Digits after +, without the +. */
  readonly dialCode: string;
  /** Mobile numbers in 0-form (spec section 5). */
  readonly phonePattern: RegExp;
  /** Years (decision D5); null where no age is asked. */
  readonly minimumAge: number | null;
  /** Whether Facebook can be logged in with: it is blocked in MM (decision C9). */
  readonly hasFacebook: boolean;
}

/** Whether the site can show an amount in minor units: where it shows no decimals, it takes no fraction (D3). */
export const isShowable = (amount: number, { shownDecimals }: Pick<Site, 'shownDecimals'>): boolean =>
  shownDecimals === 2 || amount % 100 === 0;

export const SITES: Readonly<Record<CountryCode, Site>> = {
  PH: {
    country: 'PH',
    currency: 'PHP',
    currencySymbol: '₱',
    shownDecimals: 2,
    defaultLocale: 'en_US',
    timezone: 'UTC+8',
    utcOffsetMinutes: 480,
    dialCode: '63',
    phonePattern: /^0\d{10}$/,
    minimumAge: 21,
    hasFacebook: true,
  },
  TH: {
    country: 'TH',
    currency: 'THB',
    currencySymbol: '฿',
    shownDecimals: 2,
    defaultLocale: 'th_TH',
    timezone: 'UTC+7',
    utcOffsetMinutes: 420,
    dialCode: '66',
    phonePattern: /^0[689]\d{8}$/,
    minimumAge: null,
    hasFacebook: true,
  },
  MM: {
    country: 'MM',
    currency: 'MMK',
    currencySymbol: 'K',
    shownDecimals: 0,
    defaultLocale: 'my_MM',
    timezone: 'UTC+6:30',
    utcOffsetMinutes: 390,
    dialCode: '95',
    phonePattern: /^0[1-9]\d{7,9}$/,
    minimumAge: null,
    hasFacebook: false,
  },
};
