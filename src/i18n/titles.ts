import type { Locale } from '../../machines/vocabulary.js';

const keyOf: Readonly<Record<Locale, string>> = { en_US: 'en', ms_MY: 'en', my_MM: 'mm', th_TH: 'th', zh_CN: 'zh' };

/** The title of a category or tag in a language; its plain name if the JSON is invalid or lacks the language (F5). */
export function titleIn(title: string, name: string, locale: Locale): string {
  try {
    const titles = JSON.parse(title) as Partial<Record<string, { title?: unknown }>> | null;
    const found = titles?.[keyOf[locale]]?.title;
    return typeof found === 'string' && found !== '' ? found : name;
  } catch {
    return name;
  }
}

export const categoryTitle = (
  { title, categoryName }: { title: string; categoryName: string },
  locale: Locale,
): string => titleIn(title, categoryName, locale);
export const tagTitle = ({ title, tagName }: { title: string; tagName: string }, locale: Locale): string =>
  titleIn(title, tagName, locale);
