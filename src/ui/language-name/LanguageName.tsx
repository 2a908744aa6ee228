import { languageNames } from '../../i18n/language-names.js';
import type { Locale } from '../../../machines/vocabulary.js';

/** The name of a language in that language, with its `lang` for pronunciation and line height. */
export const LanguageName = ({ locale }: { locale: Locale }) => (
  <span lang={locale.replace('_', '-')}>{languageNames[locale]}</span>
);
