import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { messages as shared } from '../shared/messages.js';
import { messages } from './messages.js';

/** A missing response is not a refusal: the login shows which password is in effect. */
export const UnknownView = ({ onLogin, onSetAgain }: { onLogin: () => void; onSetAgain: () => void }) => (
  <Failure
    heading={useIntl().formatMessage(messages.unknownTitle)}
    retry={<FormattedMessage {...shared.logIn} />}
    onRetry={onLogin}
    quiet={
      <Button variant="ghost" onPress={onSetAgain}>
        <FormattedMessage {...messages.setAgain} />
      </Button>
    }
  >
    <FormattedMessage {...messages.unknown} />
  </Failure>
);
