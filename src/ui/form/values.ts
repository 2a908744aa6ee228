import { plainFigure } from '../../../machines/shared/rules/amount.js';
import { plainCode, plainNumber } from '../../../machines/shared/rules/numerals.js';

export type FormValues = Readonly<Record<string, string>>;

/** How the text of a field is submitted, by its `data-submits-as`. */
const converters: Record<string, (text: string) => string> = {
  trimmed: (text) => text.trim(),
  verbatim: (text) => text,
  /** Without what groups them. A text that is not a number is submitted unchanged, and refused. */
  digits: (text) => plainNumber(text) ?? text,
  code: plainCode,
  /** Without grouping commas. A text that is not a number is submitted unchanged, and refused. */
  amount: (text) => plainFigure(text) ?? text,
};

/** The texts of a form by name. An empty field is ''; an unticked checkbox is absent. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue;
    const field = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
    const rule = converters[field?.dataset['submitsAs'] ?? 'trimmed'];
    values[name] = rule === undefined ? value : rule(value);
  }
  return values;
}
