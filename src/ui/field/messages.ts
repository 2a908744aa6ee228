import { defineMessages } from 'react-intl';

/** Texts that every field has. */
export const messages = defineMessages({
  clear: { id: 'common.clear', defaultMessage: 'Clear' },
  right: { id: 'field.right', defaultMessage: 'Filled in correctly' },
});
