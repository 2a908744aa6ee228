import { useIntl } from 'react-intl';
import type { SiteInfo } from '../../../../machines/vocabulary.js';
import { useDates } from '../../../i18n/site.js';
import { BirthdayField } from '../../../ui/birthday-field/BirthdayField.js';
import { TextField } from '../../../ui/text-field/TextField.js';
import { birthdayHint, messages } from './messages.js';

type BirthdayInputProps = {
  country: SiteInfo['countryCode'];
  /** The birthday that is already stored and cannot change. */
  fixed: string | null;
  today: string;
  error: string | null;
  /** Called at every change. */
  onChange: () => void;
};

/** Says beforehand that a birthday cannot be changed. */
export function BirthdayInput({ country, fixed, today, error, onChange }: BirthdayInputProps) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  return fixed === null ? (
    <BirthdayField
      legend={formatMessage(messages.birthday)}
      hint={formatMessage(birthdayHint, { country })}
      today={today}
      error={error}
      onChange={onChange}
    />
  ) : (
    <TextField
      name="birthday"
      label={formatMessage(messages.birthdayKnown)}
      defaultValue={day(fixed)}
      hint={formatMessage(messages.birthdayFixed)}
      isDisabled
    />
  );
}
