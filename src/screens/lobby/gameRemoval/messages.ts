import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  begin: { id: 'gameRemoval.begin', defaultMessage: 'Select' },
  choose: { id: 'gameRemoval.choose', defaultMessage: 'Choose games to remove' },
  all: { id: 'gameRemoval.all', defaultMessage: 'Select all' },
  none: { id: 'gameRemoval.none', defaultMessage: 'Select none' },
  cancel: { id: 'gameRemoval.cancel', defaultMessage: 'Cancel' },
  undo: { id: 'gameRemoval.undo', defaultMessage: 'Undo' },
  failed: { id: 'gameRemoval.failed', defaultMessage: 'The games were not removed. They are in the list again.' },
  retry: { id: 'gameRemoval.retry', defaultMessage: 'Try again' },
  close: { id: 'gameRemoval.close', defaultMessage: 'Close' },
});

export const remove = defineMessage<{ count: number }>({
  id: 'gameRemoval.remove',
  defaultMessage: '{count, plural, =0 {Remove} other {Remove (#)}}',
});
export const removed = defineMessage<{ count: number }>({
  id: 'gameRemoval.removed',
  defaultMessage: '{count, plural, one {# game removed} other {# games removed}}',
});
