import type { Locale } from '../../machines/vocabulary.js';

/** Each language by its own name and in its own script, so that a player can find it from any other language. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en_US: 'English',
  ms_MY: 'Bahasa Melayu',
  my_MM: 'မြန်မာ',
  th_TH: 'ไทย',
  zh_CN: '简体中文',
};
