import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../i18n/dates.js';
import { useSite } from '../../i18n/site.js';
import * as css from '../date-field/dateField.css.js';
import { daysBack } from '../date-field/days.js';
import { messages } from '../date-field/messages.js';
import { ChoiceError } from '../field/ChoiceError.js';
import { hint as hintLine, legend } from '../field/field.css.js';
import { useChoice } from '../field/useChoice.js';
import { Select } from '../select/Select.js';

export type DateTimeFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  /** As 2026-11-21T10:05, by whatever clock the page means. */
  defaultValue?: string | undefined;
  /** The first and the last minute that can be chosen. Asked for at each choice: a form may be open for an hour. */
  limits: () => { min: string; max: string };
  texts: { required: string; early: string; late: string };
  /** Called with a whole minute, or with '' while a part is missing. */
  onChange: (value: string) => void;
};

/** Lists of the last days, of hours and of minutes, in the lobby's language (decision 100). */
export function DateTimeField({ name, label, hint, defaultValue = '', limits, texts, onChange }: DateTimeFieldProps) {
  const { locale } = useSite();
  const { formatMessage } = useIntl();
  const id = useId();
  const [{ min, max }, setLimits] = useState(limits);
  const days = daysBack(min.slice(0, 10), max.slice(0, 10));
  const [parts, setParts] = useState(() => partsOf(defaultValue, days[0] ?? ''));
  const value = joined(parts);
  const isRefused = value !== '' && (value < min || value > max);
  const choice = useChoice(name, value === '' ? texts.required : value > max ? texts.late : texts.early);
  const group = { choice, describedBy: `${id}-hint ${id}-error`, isRefused };
  const choose = (part: Partial<typeof parts>) => {
    const next = { ...parts, ...part };
    setParts(next);
    setLimits(limits());
    onChange(joined(next));
  };
  const part = (of: keyof typeof parts, options: readonly { id: string; label: string }[]) => (
    <Select
      name={`${name}.${of}`}
      label={formatMessage(messages[of])}
      placeholder="–"
      value={parts[of]}
      options={options}
      group={group}
      onChange={(chosen) => choose({ [of]: chosen })}
    />
  );
  return (
    <fieldset>
      <legend className={legend}>{label}</legend>
      <input type="hidden" name={name} value={value} />
      <div className={css.time}>
        {part(
          'day',
          days.map((day) => ({ id: day, label: formatDay('day', day, locale) })),
        )}
        {part('hour', numbersBelow(24))}
        {part('minute', numbersBelow(60))}
      </div>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={hintLine}>
          {hint}
        </p>
      )}
      <ChoiceError id={`${id}-error`} error={choice.error} />
    </fieldset>
  );
}

type Parts = Readonly<Record<'day' | 'hour' | 'minute', string>>;

/** The parts of 2026-11-21T10:05; of '' the given day alone, as the most likely one. */
function partsOf(minute: string, day: string): Parts {
  if (minute === '') return { day, hour: '', minute: '' };
  return { day: minute.slice(0, 10), hour: minute.slice(11, 13), minute: minute.slice(14, 16) };
}

/** '' while a part is missing. */
const joined = ({ day, hour, minute }: Parts): string =>
  [day, hour, minute].includes('') ? '' : `${day}T${hour}:${minute}`;

/** '00' to '23' or '59', as a list. */
const numbersBelow = (count: number) =>
  Array.from({ length: count }, (_, number) => String(number).padStart(2, '0')).map((id) => ({ id, label: id }));
