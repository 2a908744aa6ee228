import type { Texts } from '../../server/base/locale.js';

/** One text in every language, in the order English, Malay, Burmese, Thai, Chinese. */
export const text = (en_US: string, ms_MY: string, my_MM: string, th_TH: string, zh_CN: string): Texts => ({
  en_US,
  ms_MY,
  my_MM,
  th_TH,
  zh_CN,
});

const joinedBy = (separators: Texts, parts: readonly Texts[]): Texts =>
  text(
    parts.map((part) => part.en_US).join(separators.en_US),
    parts.map((part) => part.ms_MY).join(separators.ms_MY),
    parts.map((part) => part.my_MM).join(separators.my_MM),
    parts.map((part) => part.th_TH).join(separators.th_TH),
    parts.map((part) => part.zh_CN).join(separators.zh_CN),
  );

/** Joins sentences, in Chinese without a space between them. */
export const sentences = (...parts: readonly Texts[]): Texts => joinedBy(text(' ', ' ', ' ', ' ', ''), parts);

/** Joins search words with spaces in every language. */
export const words = (...parts: readonly Texts[]): Texts => joinedBy(text(' ', ' ', ' ', ' ', ' '), parts);

/** Joins paragraphs, one per line. */
export const paragraphs = (...parts: readonly Texts[]): Texts => joinedBy(text('\n', '\n', '\n', '\n', '\n'), parts);
