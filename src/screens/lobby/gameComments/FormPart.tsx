import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CommentFormRef } from '../../../../machines/lobby/commentForm.machine.js';
import {
  commentContent,
  mostCharacters,
  type CommentDraft,
  type CommentText,
} from '../../../../machines/lobby/comments.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { FocusedStep } from '../../../ui/focused-step/FocusedStep.js';
import { useValidate } from '../../../ui/field/faults.js';
import { Form } from '../../../ui/form/Form.js';
import { messageSquareGlyph } from '../../../ui/icon/glyphs/message-square.js';
import { row, stack } from '../../../ui/layout/layout.css.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { StarsField } from '../../../ui/stars/StarsField.js';
import { TextAreaField } from '../../../ui/text-area-field/TextAreaField.js';
import { useKeyedWrite } from '../../../ui/statement/useKeyedWrite.js';
import { rowTitle, smallMuted } from '../../../ui/text/text.css.js';
import { messages, replyTo, starsCount } from './messages.js';
import { Pending } from './Pending.js';
import * as select from './selectors.js';

/** The button that opens the form, the form, or the comment that is on its way. */
export function FormPart({ form, onWrite }: { form: CommentFormRef; onWrite: () => void }) {
  const step = useSelector(form, select.selectFormStep);
  const sent = useKeyedWrite(useSelector(form, select.selectFormWrite));
  const draft = useSelector(form, select.selectDraft);
  const problem = useSelector(form, select.selectFormProblem);
  if (step === 'hidden')
    return (
      <div>
        <Button variant="soft" glyph={messageSquareGlyph} onPress={onWrite}>
          <FormattedMessage {...messages.write} />
        </Button>
      </div>
    );
  if (step === 'editing')
    return (
      <FocusedStep key={`${draft.threadId} ${draft.replyTo?.id}`} isForTyping={draft.replyTo !== null}>
        <CommentForm
          draft={draft}
          problem={problem}
          onType={(text) => form.send({ type: 'commentForm.typed', ...text })}
          onSubmit={(text) => form.send({ type: 'commentForm.submitted', ...text })}
          onPutAway={() => form.send({ type: 'commentForm.abandoned' })}
        />
      </FocusedStep>
    );
  return <Pending draft={draft} {...sent} />;
}

export type CommentFormProps = {
  draft: CommentDraft;
  problem: Problem | null;
  onType: (text: CommentText) => void;
  onSubmit: (text: CommentText) => void;
  onPutAway: () => void;
};

function CommentForm({ draft, problem, onType, onSubmit, onPutAway }: CommentFormProps) {
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  const validate = useValidate();
  const { replyTo: answered, content, score } = draft;
  const isOfText = problem?.field === 'content';
  const title = answered === null ? formatMessage(messages.write) : formatMessage(replyTo, { name: answered.name });
  return (
    <Panel as="div">
      <Form
        label={title}
        validationErrors={problem && isOfText ? { content: textOf(problem) } : undefined}
        onSubmit={(values) => onSubmit({ content: values['content'] ?? '', score })}
        className={stack[16]}
      >
        <h3 className={rowTitle}>{title}</h3>
        <Refusal problem={isOfText ? null : problem} />
        {answered === null ? (
          <StarsField
            name="score"
            label={formatMessage(messages.score)}
            labelOf={(stars) => formatMessage(starsCount, { count: stars })}
            defaultValue={score}
            onChange={(chosen) => onType({ content, score: chosen })}
          />
        ) : null}
        <TextAreaField
          name="content"
          label={formatMessage(messages.content)}
          defaultValue={content}
          mostCharacters={mostCharacters}
          requiredText={formatMessage(messages.contentMissing)}
          validate={validate((text) => commentContent(text.trim()))}
          onChange={(text) => onType({ content: text, score })}
        />
        <p className={smallMuted}>
          <FormattedMessage {...messages.rules} />
        </p>
        <div className={row}>
          <Button type="submit">
            <FormattedMessage {...messages.send} />
          </Button>
          <Button variant="ghost" onPress={onPutAway}>
            <FormattedMessage {...messages.putAway} />
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
