import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { KeyedWriteRef } from '../../../machines/shared/keyedWrite.machine.js';
import { Button } from '../button/Button.js';
import { hourglassGlyph } from '../icon/glyphs/hourglass.js';
import { Panel } from '../panel/Panel.js';
import { Becalmed } from './pictures.js';
import { Statement } from './Statement.js';
import { useKeyedWrite, type WriteStep, type WriteView } from './useKeyedWrite.js';

const messages = defineMessages({
  ask: { id: 'common.checkAgain', defaultMessage: 'Check again' },
  send: { id: 'common.sendItAgain', defaultMessage: 'Send it again' },
  change: { id: 'common.changeIt', defaultMessage: 'Change it' },
});

export type SentWords = Readonly<Record<WriteStep, { heading: MessageDescriptor; text: MessageDescriptor }>>;

type SentRequestProps = Omit<WriteView, 'onGiveUp'> & {
  words: SentWords;
  /** Of the button that gives up what never arrived. */
  giveUp?: MessageDescriptor;
  onGiveUp?: () => void;
};

/** A request under a key is on its way, or it is not known whether it arrived. Stands in place of the form. */
export function SentRequest({ step, words, giveUp = messages.change, onRetry, onGiveUp }: SentRequestProps) {
  const { formatMessage } = useIntl();
  const isBusy = step === 'sending' || step === 'tracing';
  const { heading, text } = words[step];
  return (
    <Statement
      {...(isBusy ? { glyph: hourglassGlyph } : { picture: <Becalmed /> })}
      role={isBusy ? 'status' : 'alert'}
      heading={formatMessage(heading)}
      action={
        isBusy ? undefined : (
          <Button onPress={onRetry}>
            <FormattedMessage {...(step === 'unanswered' ? messages.ask : messages.send)} />
          </Button>
        )
      }
      quiet={
        step === 'unsent' && onGiveUp ? (
          <Button variant="ghost" onPress={onGiveUp}>
            <FormattedMessage {...giveUp} />
          </Button>
        ) : undefined
      }
    >
      <FormattedMessage {...text} />
    </Statement>
  );
}

type SentPanelProps = { write: KeyedWriteRef | undefined; words: SentWords };

/** The same in a panel of its own. Without a chart the key is still being reserved. */
export function SentPanel({ write, words }: SentPanelProps) {
  const sent = useKeyedWrite(write);
  return (
    <Panel aria-busy={sent.step === 'sending' || sent.step === 'tracing'}>
      <SentRequest words={words} {...sent} />
    </Panel>
  );
}
