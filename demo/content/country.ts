import type { Texts } from '../../server/base/locale.js';
import { SITES, type CountryCode } from '../../server/base/site.js';
import { text } from './text.js';

/** Years. 21 in PH is decision D5. The other ages are invented for the demo: its texts state them and sign-up does not ask for them. */
export const LEAST_AGE: Readonly<Record<CountryCode, number>> = { PH: 21, TH: 20, MM: 18 };

const CURRENCIES: Readonly<Record<CountryCode, Texts>> = {
  PH: text('Philippine pesos (PHP)', 'peso Filipina (PHP)', 'ဖိလစ်ပိုင်ပီဆို (PHP)', 'เปโซฟิลิปปินส์ (PHP)', '菲律宾比索（PHP）'),
  TH: text('Thai baht (THB)', 'baht Thai (THB)', 'ထိုင်းဘတ် (THB)', 'บาทไทย (THB)', '泰铢（THB）'),
  MM: text('Myanmar kyats (MMK)', 'kyat Myanmar (MMK)', 'မြန်မာကျပ် (MMK)', 'จ๊าตเมียนมา (MMK)', '缅元（MMK）'),
};

/** Fills `{age}`, `{currency}` and `{zone}` of a common text in for one site. */
export function inCountry(texts: Texts, country: CountryCode): Texts {
  const filled = (locale: keyof Texts): string =>
    texts[locale]
      .replaceAll('{age}', String(LEAST_AGE[country]))
      .replaceAll('{currency}', CURRENCIES[country][locale])
      .replaceAll('{zone}', SITES[country].timezone);
  return text(filled('en_US'), filled('ms_MY'), filled('my_MM'), filled('th_TH'), filled('zh_CN'));
}
