import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { SiteDay } from '../../../machines/shared/siteDays.js';
import { formatDay } from '../../i18n/dates.js';
import { useSite } from '../../i18n/site.js';
import { legend } from '../field/field.css.js';
import { Select } from '../select/Select.js';
import { daysOfMonth, monthOf, monthsBack, sameDay } from './days.js';
import * as css from './dateField.css.js';
import { messages } from './messages.js';

export type DayFieldProps = {
  label: string;
  value: SiteDay | null;
  /** The first and the last day that can be chosen. */
  min: SiteDay;
  max: SiteDay;
  /** Null: the month was cleared. */
  onChange: (day: SiteDay | null) => void;
};

/** A month and its day in the lobby's language, from lists that hold only what can be chosen (decision 100). */
export function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const { locale } = useSite();
  const { formatMessage } = useIntl();
  // A month without its day is no day yet. Only a day from outside replaces it.
  const [shown, setShown] = useState({ month: monthOf(value), value });
  if (shown.value !== value) setShown({ month: monthOf(value), value });
  const days = shown.month === '' ? [] : daysOfMonth(shown.month, min, max);
  const chooseMonth = (month: SiteDay) => {
    const day = value === null || month === '' ? null : sameDay(value, daysOfMonth(month, min, max));
    setShown({ month, value: day });
    if (day !== value) onChange(day);
  };
  return (
    <fieldset>
      <legend className={legend}>{label}</legend>
      <div className={css.day}>
        <Select
          name="month"
          label={formatMessage(messages.month)}
          placeholder="–"
          value={shown.month}
          options={monthsBack(min, max).map((month) => ({ id: month, label: formatDay('month', month, locale) }))}
          onChange={chooseMonth}
        />
        <Select
          name="day"
          label={formatMessage(messages.day)}
          {...(value === null ? { placeholder: '–' } : {})}
          isDisabled={shown.month === ''}
          value={value ?? ''}
          options={days.map((day) => ({ id: day, label: String(Number(day.slice(8))) }))}
          onChange={(day) => onChange(day === '' ? null : day)}
        />
      </div>
    </fieldset>
  );
}
