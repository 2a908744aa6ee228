import { FormattedMessage, useIntl } from 'react-intl';
import { folded, type CommentDraft } from '../../../../machines/lobby/comments.js';
import { Button } from '../../../ui/button/Button.js';
import { FocusedStep } from '../../../ui/focused-step/FocusedStep.js';
import { LongText } from '../../../ui/long-text/LongText.js';
import { Note } from '../../../ui/note/Note.js';
import type { WriteView } from '../../../ui/statement/useKeyedWrite.js';
import { Stars } from '../../../ui/stars/Stars.js';
import * as css from './gameComments.css.js';
import { messages, ofFive } from './messages.js';

type PendingProps = WriteView & { draft: CommentDraft };

const words = {
  sending: messages.sending,
  tracing: messages.tracing,
  unanswered: messages.unanswered,
  unsent: messages.unsent,
} as const;

/** The comment as it will stand in the list, with what is known of its way there. */
export function Pending({ step, draft: { content, score }, onRetry, onGiveUp }: PendingProps) {
  const { formatMessage } = useIntl();
  const isBusy = step === 'sending' || step === 'tracing';
  return (
    <FocusedStep key={isBusy ? 'busy' : step}>
      <article aria-label={formatMessage(messages.own)} className={css.pending}>
        {score === null ? null : <Stars score={score} label={formatMessage(ofFive, { score: String(score) })} />}
        <LongText
          beginning={folded(content)}
          labels={{ more: formatMessage(messages.unfold), less: formatMessage(messages.fold) }}
        >
          {content}
        </LongText>
        <Note
          role={isBusy ? 'status' : 'alert'}
          tone={isBusy ? 'quiet' : 'caution'}
          {...(isBusy
            ? {}
            : {
                action: (
                  <>
                    <Button variant="line" size="small" onPress={onRetry}>
                      <FormattedMessage {...(step === 'unanswered' ? messages.ask : messages.sendAgain)} />
                    </Button>
                    {step === 'unsent' ? (
                      <Button variant="ghost" size="small" onPress={onGiveUp}>
                        <FormattedMessage {...messages.edit} />
                      </Button>
                    ) : null}
                  </>
                ),
              })}
        >
          <FormattedMessage {...words[step]} />
        </Note>
      </article>
    </FocusedStep>
  );
}
