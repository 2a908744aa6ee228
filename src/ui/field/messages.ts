import { defineMessages } from 'react-intl';

/** What every field says of itself. */
export const messages = defineMessages({
  clear: { id: 'field.clear', defaultMessage: 'Clear' },
  right: { id: 'field.right', defaultMessage: 'Filled in correctly' },
});
