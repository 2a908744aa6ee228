import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { refusedField } from '../../../../machines/access/refused-field.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { Form } from '../../../ui/form/Form.js';
import type { FormValues } from '../../../ui/form/values.js';
import { Note } from '../../../ui/note/Note.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { muted, title as titleStyle } from '../../../ui/text/text.css.js';
import * as frame from '../shared/frame.css.js';
import { messages } from './messages.js';
import * as css from './signUp.css.js';

export type StepFormProps = {
  title: string;
  lead?: ReactNode;
  /** The contract's names of this step's fields, by their name in the form. */
  fields: Readonly<Record<string, string>>;
  problems: readonly Problem[];
  isBusy: boolean;
  /** Secrets were typed before a reload, which discarded them. */
  isForgetful: boolean;
  /** The button reads Sign up on the last step, Confirm before it (section 2). */
  isLast: boolean;
  /** A long list: the button stays in sight below it. */
  isLong?: boolean;
  /** The player came from another step. */
  isNext: boolean;
  onSubmit: (values: FormValues) => void;
  children: ReactNode;
};

/** One step: its title, its fields, and all problems, each at its field if there is one. */
export function StepForm({
  title,
  lead,
  fields,
  problems,
  isBusy,
  isForgetful,
  isLast,
  isLong = false,
  isNext,
  onSubmit,
  children,
}: StepFormProps) {
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  const fieldOf = (problem: Problem) => fields[refusedField(problem) ?? ''];
  const errors = problems.flatMap((problem) => {
    const field = fieldOf(problem);
    return field === undefined ? [] : [[field, textOf(problem)] as const];
  });
  return (
    <Form
      label={formatMessage(messages.title)}
      isBusy={isBusy}
      validationErrors={Object.fromEntries(errors)}
      onSubmit={onSubmit}
      className={frame.fields}
    >
      <div>
        <h2 ref={isNext ? takeFocus : undefined} tabIndex={-1} className={`${titleStyle} ${css.heading}`}>
          {title}
        </h2>
        {lead === undefined ? null : <p className={muted}>{lead}</p>}
      </div>
      {isForgetful ? (
        <Note>
          <FormattedMessage {...messages.forgotten} />
        </Note>
      ) : null}
      {children}
      <Refusal problem={problems.find((problem) => fieldOf(problem) === undefined) ?? null} />
      <div className={isLong ? css.stays : frame.submit}>
        <Button type="submit" isWide isPending={isBusy}>
          <FormattedMessage {...(isLast ? messages.submit : messages.confirm)} />
        </Button>
      </div>
    </Form>
  );
}

/**
 * The button that opened this step is unmounted, so the title takes the focus and a screen reader continues there. A
 * refused field then takes the focus.
 */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();
