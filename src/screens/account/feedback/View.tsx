import { FormattedMessage, useIntl } from 'react-intl';
import type { FeedbackDraft } from '../../../../machines/account/feedback.js';
import { Button } from '../../../ui/button/Button.js';
import { CopyableNumber } from '../../../ui/copy/CopyableNumber.js';
import { FocusedStep } from '../../../ui/focused-step/FocusedStep.js';
import { circleCheckGlyph } from '../../../ui/icon/glyphs/circle-check.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { SentRequest } from '../../../ui/statement/SentRequest.js';
import { Statement } from '../../../ui/statement/Statement.js';
import type { WriteView } from '../../../ui/statement/useKeyedWrite.js';
import { sectionTitle } from '../../../ui/text/text.css.js';
import * as css from './feedback.css.js';
import { FeedbackForm, type FeedbackFormProps } from './FeedbackForm.js';
import { messages } from './messages.js';
import type { Step } from './selectors.js';

/** Announced by screen readers when it appears. */
const announced = { role: 'status' } as const;

export type FeedbackViewProps = Omit<FeedbackFormProps, 'draft' | 'pictures'> & {
  step: Step;
  sent: WriteView;
  draft: FeedbackDraft;
  pictures: FeedbackFormProps['pictures'] | undefined;
  onStartOver: () => void;
};

export function FeedbackView({ step, sent, draft, pictures, onStartOver, ...form }: FeedbackViewProps) {
  if (step === 'editing' && pictures)
    return (
      <Panel aria-labelledby="feedback">
        <div className={stack[12]}>
          <h2 id="feedback" className={sectionTitle}>
            <FormattedMessage {...messages.title} />
          </h2>
          <FeedbackForm draft={draft} pictures={pictures} {...form} />
        </div>
      </Panel>
    );
  return (
    <FocusedStep key={step === 'sending' ? sent.step : step}>
      <Panel>
        {step === 'sending' ? (
          <SentRequest words={words} {...sent} />
        ) : (
          <Sent feedbackId={draft.feedbackId ?? ''} onStartOver={onStartOver} />
        )}
      </Panel>
    </FocusedStep>
  );
}

const words = {
  sending: { heading: messages.sending, text: messages.sendingText },
  tracing: { heading: messages.tracing, text: messages.tracingText },
  unanswered: { heading: messages.unanswered, text: messages.unansweredText },
  unsent: { heading: messages.unsent, text: messages.unsentText },
} as const;

function Sent({ feedbackId, onStartOver }: { feedbackId: string; onStartOver: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <div className={stack[12]}>
      <Statement
        {...announced}
        tone="positive"
        glyph={circleCheckGlyph}
        heading={formatMessage(messages.sent)}
        action={
          <Button variant="soft" onPress={onStartOver}>
            <FormattedMessage {...messages.another} />
          </Button>
        }
      >
        <FormattedMessage {...messages.sentText} />
        <span className={css.number}>
          <CopyableNumber isWhole label={formatMessage(messages.number)}>
            {feedbackId}
          </CopyableNumber>
        </span>
      </Statement>
    </div>
  );
}
