import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { Becalmed } from '../../../ui/statement/pictures.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { messages as shared } from '../shared/messages.js';
import { messages } from './messages.js';

/** No answer is no refusal: the login tells which password counts. */
export const UnknownView = ({ onLogin, onSetAgain }: { onLogin: () => void; onSetAgain: () => void }) => (
  <Statement
    picture={<Becalmed />}
    role="alert"
    heading={useIntl().formatMessage(messages.unknownTitle)}
    action={
      <Button onPress={onLogin}>
        <FormattedMessage {...shared.logIn} />
      </Button>
    }
    quiet={
      <Button variant="ghost" onPress={onSetAgain}>
        <FormattedMessage {...messages.setAgain} />
      </Button>
    }
  >
    <FormattedMessage {...messages.unknown} />
  </Statement>
);
