import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  begin: { id: 'common.select', defaultMessage: 'Select' },
  choose: { id: 'gameRemoval.choose', defaultMessage: 'Choose games to remove' },
  all: { id: 'gameRemoval.all', defaultMessage: 'Select all' },
  none: { id: 'gameRemoval.none', defaultMessage: 'Select none' },
  cancel: { id: 'common.cancel', defaultMessage: 'Cancel' },
  undo: { id: 'common.undo', defaultMessage: 'Undo' },
  failed: { id: 'gameRemoval.failed', defaultMessage: 'The games were not removed. They are in the list again.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  close: { id: 'common.close', defaultMessage: 'Close' },
});

export const remove = defineMessage<{ count: number }>({
  id: 'gameRemoval.remove',
  defaultMessage: '{count, plural, =0 {Remove} other {Remove (#)}}',
});
export const removed = defineMessage<{ count: number }>({
  id: 'gameRemoval.removed',
  defaultMessage: '{count, plural, one {# game removed} other {# games removed}}',
});
