import { defineMessages } from 'react-intl';

/** The lists that a day or a time is chosen from. */
export const messages = defineMessages({
  year: { id: 'dateField.year', defaultMessage: 'Year' },
  month: { id: 'dateField.month', defaultMessage: 'Month' },
  day: { id: 'dateField.day', defaultMessage: 'Day' },
  hour: { id: 'dateField.hour', defaultMessage: 'Hour' },
  minute: { id: 'dateField.minute', defaultMessage: 'Minute' },
});
