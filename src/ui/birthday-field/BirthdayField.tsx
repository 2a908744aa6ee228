import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { monthName } from '../../i18n/dates.js';
import { useSite } from '../../i18n/site.js';
import { messages } from '../date-field/messages.js';
import { ChoiceError } from '../field/ChoiceError.js';
import { hint as hintLine, legend as legendLine } from '../field/field.css.js';
import { Select } from '../select/Select.js';
import { joined, numbersTo, partsOf, yearsBackFrom } from './birthday.js';
import * as css from './BirthdayField.css.js';

export type BirthdayFieldProps = {
  legend: string;
  hint: string;
  /** The last day that can be chosen, YYYY-MM-DD. */
  today: string;
  /** What was chosen before: YYYY-MM-DD, in which parts may be empty. */
  defaultValue?: string;
  error: string | null;
  /** Called with what is chosen now, in the form of `defaultValue`. */
  onChange: (chosen: string) => void;
};

/** Three lists, so that neither a calendar nor its era can be misread (H3). `birthdayIn` reads them. */
export function BirthdayField({ legend, hint, today, defaultValue = '', error, onChange }: BirthdayFieldProps) {
  const { locale } = useSite();
  const { formatMessage } = useIntl();
  const id = useId();
  const [chosen, setChosen] = useState(() => partsOf(defaultValue));
  const choose = (part: Partial<typeof chosen>) => {
    const next = { ...chosen, ...part };
    setChosen(next);
    onChange(joined(next));
  };
  const part = (name: 'day' | 'month' | 'year', values: readonly string[], labelOf: (value: string) => string) => (
    <Select
      name={name}
      label={formatMessage(messages[name])}
      placeholder="–"
      defaultValue={values.find((value) => value === chosen[name])}
      autoComplete={`bday-${name}`}
      options={values.map((value) => ({ id: value, label: labelOf(value) }))}
      onChange={(value) => choose({ [name]: value })}
    />
  );
  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`}>
      <legend className={legendLine}>{legend}</legend>
      <div className={css.parts}>
        {part('day', numbersTo(31), (day) => String(Number(day)))}
        {part('month', numbersTo(12), (month) => monthName(Number(month), locale))}
        {part('year', yearsBackFrom(today), (year) => year)}
      </div>
      <p id={`${id}-hint`} className={hintLine}>
        {hint}
      </p>
      <ChoiceError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
