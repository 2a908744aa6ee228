import { languageNames } from '../../i18n/language-names.js';
import type { Locale } from '../../../machines/vocabulary.js';

/** A language by its own name, said and spaced as in that language. */
export const LanguageName = ({ locale }: { locale: Locale }) => (
  <span lang={locale.replace('_', '-')}>{languageNames[locale]}</span>
);
