import { FormattedMessage, useIntl } from 'react-intl';
import { asCode, promotionCode } from '../../../../machines/promotions/code.js';
import { isRight } from '../../../../machines/shared/rules/check.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { useDates } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Form } from '../../../ui/form/Form.js';
import { ticketPercentGlyph } from '../../../ui/icon/glyphs/ticket-percent.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { muted } from '../../../ui/text/text.css.js';
import { TextField } from '../../../ui/text-field/TextField.js';
import { messages as shared } from '../shared/messages.js';
import { limited, messages } from './messages.js';

export type CodeFormProps = {
  code: string;
  problem: Problem | null;
  isBusy: boolean;
  onType: (code: string) => void;
  onSubmit: (code: string) => void;
};

export function CodeForm({ code, problem, isBusy, onType, onSubmit }: CodeFormProps) {
  const { formatMessage } = useIntl();
  const { time } = useDates();
  const textOf = useProblemText();
  const isLimited = problem?.code === 'tooManyRequests';
  const isOfCode = problem?.field === 'code' && !isLimited;
  return (
    <Form
      label={formatMessage(shared.code)}
      isBusy={isBusy}
      validationErrors={problem && isOfCode ? { code: textOf(problem) } : undefined}
      onSubmit={({ code: typed = '' }) => onSubmit(typed)}
      className={stack[16]}
    >
      <p className={muted}>
        <FormattedMessage {...messages.lead} />
      </p>
      {problem?.until !== undefined && isLimited ? (
        <Note tone="critical" role="alert">
          {formatMessage(limited, { time: time(problem.until) })}
        </Note>
      ) : (
        <Refusal problem={isOfCode ? null : problem} />
      )}
      <TextField
        name="code"
        label={formatMessage(shared.code)}
        hint={formatMessage(shared.codeHint)}
        glyph={ticketPercentGlyph}
        defaultValue={code}
        clearLabel={formatMessage(messages.clear)}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="go"
        isJudgedByServer
        requiredText={formatMessage(messages.required)}
        validate={(text) => (isRight(promotionCode, asCode(text)) ? null : formatMessage(shared.codeHint))}
        onChange={onType}
      />
      <Button type="submit" isWide isPending={isBusy}>
        <FormattedMessage {...messages.check} />
      </Button>
    </Form>
  );
}
