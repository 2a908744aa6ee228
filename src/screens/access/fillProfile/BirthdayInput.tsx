import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { SiteInfo } from '../../../../machines/vocabulary.js';
import { formatDate, monthName } from '../../../i18n/dates.js';
import { useSite } from '../../../i18n/site.js';
import { ChoiceError } from '../../../ui/field/ChoiceError.js';
import { hint } from '../../../ui/field/field.css.js';
import { Select } from '../../../ui/select/Select.js';
import { TextField } from '../../../ui/text-field/TextField.js';
import { numbersTo, yearsBackFrom } from './birthday.js';
import * as css from './fillProfile.css.js';
import { birthdayHint, messages } from './messages.js';

type BirthdayInputProps = {
  country: SiteInfo['countryCode'];
  /** The birthday that is already stored and cannot change. */
  fixed: string | null;
  today: string;
  error: string | null;
  /** Called at the first change after an error. */
  onChange: () => void;
};

/** Three lists, so that neither a calendar nor its era can be misread (H3). Says beforehand that a birthday cannot be changed. */
export function BirthdayInput({ country, fixed, today, error, onChange }: BirthdayInputProps) {
  const { formatMessage } = useIntl();
  const { locale } = useSite();
  const id = useId();
  if (fixed !== null) {
    return (
      <TextField
        name="birthday"
        label={formatMessage(messages.birthdayKnown)}
        defaultValue={formatDate(`${fixed}T00:00:00Z`, locale, 'UTC+0')}
        hint={formatMessage(messages.birthdayFixed)}
        isDisabled
      />
    );
  }
  const part = (name: 'day' | 'month' | 'year', values: readonly string[], labelOf: (value: string) => string) => (
    <Select
      name={name}
      label={formatMessage(messages[name])}
      placeholder="–"
      autoComplete={`bday-${name}`}
      options={values.map((value) => ({ id: value, label: labelOf(value) }))}
      onChange={onChange}
    />
  );
  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`}>
      <legend className={css.legend}>{formatMessage(messages.birthday)}</legend>
      <div className={css.dateParts}>
        {part('day', numbersTo(31), (day) => String(Number(day)))}
        {part('month', numbersTo(12), (month) => monthName(Number(month), locale))}
        {part('year', yearsBackFrom(today), (year) => year)}
      </div>
      <p id={`${id}-hint`} className={hint}>
        {formatMessage(birthdayHint, { country })}
      </p>
      <ChoiceError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
