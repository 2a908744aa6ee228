import type { Locale } from '../../machines/vocabulary.js';

/** Each language by its own name, in its own script: whoever is lost in a foreign one finds the way back. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en_US: 'English',
  ms_MY: 'Bahasa Melayu',
  my_MM: 'မြန်မာ',
  th_TH: 'ไทย',
  zh_CN: '简体中文',
};
