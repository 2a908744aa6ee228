import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '../../../ui/statement/Failure.js';
import { messages } from './messages.js';

/** A missing response is not a refusal. */
export const UnknownView = ({ onRetry }: { onRetry: () => void }) => (
  <Failure
    heading={useIntl().formatMessage(messages.unknownTitle)}
    retry={<FormattedMessage {...messages.askAgain} />}
    onRetry={onRetry}
  >
    <FormattedMessage {...messages.unknownText} />
  </Failure>
);
