import { plainFigure } from '../../../machines/shared/rules/amount.js';
import { toLatinDigits } from '../../../machines/shared/rules/numerals.js';

export type FormValues = Readonly<Record<string, string>>;

/** How a field hands its text on, by its `data-submits-as`. */
const hand: Record<string, (text: string) => string> = {
  trimmed: (text) => text.trim(),
  verbatim: (text) => text,
  digits: (text) => (text.trim().startsWith('+') ? '+' : '') + toLatinDigits(text).replaceAll(/\D/g, ''),
  /** Without its grouping; what is no figure goes as it is, to be refused. */
  amount: (text) => plainFigure(text) ?? text,
};

/** The texts of a form by name. Fields that are empty are there as ''; a checkbox that isn't ticked is absent. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue;
    const field = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
    const rule = hand[field?.dataset['submitsAs'] ?? 'trimmed'];
    values[name] = rule === undefined ? value : rule(value);
  }
  return values;
}
