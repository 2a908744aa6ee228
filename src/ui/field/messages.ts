import { defineMessages } from 'react-intl';

/** Texts that every field, or every form, has. */
export const messages = defineMessages({
  clear: { id: 'common.clear', defaultMessage: 'Clear' },
  needsScripts: {
    id: 'field.needsScripts',
    defaultMessage: 'This form needs JavaScript. Switch it on in your browser, then load the page again.',
  },
  right: { id: 'field.right', defaultMessage: 'Filled in correctly' },
});
