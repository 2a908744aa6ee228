import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { StatusMessage } from './StatusMessage.js';

const messages = defineMessages({
  broken: { id: 'application.broken', defaultMessage: 'The form stopped working' },
  text: { id: 'application.brokenText', defaultMessage: 'Nothing was sent. Open it again and check what you typed.' },
  again: { id: 'common.tryAgain', defaultMessage: 'Try again' },
});

/** A form broke down before anything was sent. */
export const BrokenForm = ({ onRetry }: { onRetry: () => void }) => (
  <StatusMessage
    isAlert
    heading={messages.broken}
    text={messages.text}
    action={
      <Button onPress={onRetry}>
        <FormattedMessage {...messages.again} />
      </Button>
    }
  />
);
