import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { hourglassGlyph } from '../../../ui/icon/glyphs/hourglass.js';
import { Becalmed } from '../../../ui/statement/pictures.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { messages as shared } from '../shared/messages.js';
import { messages } from './messages.js';
import type { UnknownOutcome } from './selectors.js';

type UnknownViewProps = { outcome: UnknownOutcome; onRetry: () => void; onLogin: () => void };
type Words = { title: MessageDescriptor; text: MessageDescriptor; retry?: MessageDescriptor };

/** What is known of a registration without a response, and the safe next step. */
export function UnknownView({ outcome, onRetry, onLogin }: UnknownViewProps) {
  const { title, text, retry } = words[outcome];
  const isLoginFirst = outcome === 'unclear';
  const logIn = (
    <Button variant={isLoginFirst ? 'primary' : 'ghost'} onPress={onLogin}>
      <FormattedMessage {...shared.logIn} />
    </Button>
  );
  const tryAgain = retry ? (
    <Button variant={isLoginFirst ? 'ghost' : 'primary'} onPress={onRetry}>
      <FormattedMessage {...retry} />
    </Button>
  ) : undefined;
  return (
    <Statement
      {...(outcome === 'tracing' ? { glyph: hourglassGlyph } : { picture: <Becalmed /> })}
      role={outcome === 'tracing' ? 'status' : 'alert'}
      heading={useIntl().formatMessage(title)}
      action={isLoginFirst ? logIn : tryAgain}
      quiet={isLoginFirst ? tryAgain : logIn}
    >
      <FormattedMessage {...text} />
    </Statement>
  );
}

const words: Readonly<Record<UnknownOutcome, Words>> = {
  tracing: { title: messages.askingTitle, text: messages.tracing },
  unsent: { title: messages.absentTitle, text: messages.unsent, retry: messages.sendAgain },
  unanswered: { title: messages.unansweredTitle, text: messages.unanswered, retry: shared.tryAgain },
  unclear: { title: messages.unclearTitle, text: messages.unclear, retry: messages.sendAgain },
};
