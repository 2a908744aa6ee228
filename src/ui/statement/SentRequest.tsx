import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Button } from '../button/Button.js';
import { hourglassGlyph } from '../icon/glyphs/hourglass.js';
import { Statement } from './Statement.js';

/**
 * `tracing`: a response is missing, and the request is looked up. `unanswered`: the server does not respond. `unsent`: it
 * never arrived.
 */
const steps = ['sending', 'tracing', 'unanswered', 'unsent'] as const;
export type SentStep = (typeof steps)[number];
export const isSentStep = (step: string): step is SentStep => steps.some((known) => known === step);

export type SentRequestProps = {
  step: SentStep;
  statements: Readonly<Record<SentStep, { heading: MessageDescriptor; text: MessageDescriptor }>>;
  /** Of the buttons: to look it up again, to send it again, and to give it up. */
  labels: Readonly<Record<'ask' | 'send' | 'giveUp', MessageDescriptor>>;
  onRetry: () => void;
  onGiveUp: () => void;
};

/** A request under a key is on its way, or it is not known whether it arrived. Stands in place of the form. */
export function SentRequest({ step, statements, labels, onRetry, onGiveUp }: SentRequestProps) {
  const { formatMessage } = useIntl();
  const isBusy = step === 'sending' || step === 'tracing';
  const { heading, text } = statements[step];
  return (
    <Statement
      role={isBusy ? 'status' : 'alert'}
      tone={isBusy ? 'accent' : 'caution'}
      glyph={hourglassGlyph}
      heading={formatMessage(heading)}
      action={
        isBusy ? undefined : (
          <Button onPress={onRetry}>
            <FormattedMessage {...(step === 'unanswered' ? labels.ask : labels.send)} />
          </Button>
        )
      }
      quiet={
        step === 'unsent' ? (
          <Button variant="ghost" onPress={onGiveUp}>
            <FormattedMessage {...labels.giveUp} />
          </Button>
        ) : undefined
      }
    >
      <FormattedMessage {...text} />
    </Statement>
  );
}
