import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CommentReportRef } from '../../../../machines/lobby/commentReport.machine.js';
import { mostInNote, reasons, reportNote, type CommentReason } from '../../../../machines/lobby/comments.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { useValidate } from '../../../ui/field/faults.js';
import { Form } from '../../../ui/form/Form.js';
import { circleCheckGlyph } from '../../../ui/icon/glyphs/circle-check.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { RadioCards } from '../../../ui/radio-cards/RadioCards.js';
import { SentRequest } from '../../../ui/statement/SentRequest.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { useKeyedWrite } from '../../../ui/statement/useKeyedWrite.js';
import { TextAreaField } from '../../../ui/text-area-field/TextAreaField.js';
import { messages, reasonWords } from './messages.js';
import * as select from './selectors.js';

/** Announced by screen readers when it appears. */
const announced = { role: 'status' } as const;

const words = {
  sending: { heading: messages.reportSending, text: messages.reportSendingText },
  tracing: { heading: messages.reportAsking, text: messages.reportAskingText },
  unanswered: { heading: messages.reportSilent, text: messages.reportSilentText },
  unsent: { heading: messages.reportAbsent, text: messages.reportAbsentText },
} as const;

/** Over the page. It cannot be closed while it is not known whether the report arrived. */
export function ReportDialog({ report }: { report: CommentReportRef }) {
  const { formatMessage } = useIntl();
  const step = useSelector(report, select.selectReportStep);
  const sent = useKeyedWrite(useSelector(report, select.selectReportWrite));
  const close = () => report.send({ type: 'commentReport.closed' });
  const canClose = step === 'editing' || step === 'sent';
  return (
    <Dialog
      isOpen
      title={formatMessage(messages.reportTitle)}
      onClose={close}
      {...(canClose ? { closeLabel: formatMessage(messages.close) } : {})}
    >
      {step === 'editing' ? (
        <ReportForm report={report} />
      ) : step === 'sent' ? (
        <Statement
          {...announced}
          tone="positive"
          glyph={circleCheckGlyph}
          heading={formatMessage(messages.reported)}
          action={
            <Button onPress={close}>
              <FormattedMessage {...messages.close} />
            </Button>
          }
        >
          <FormattedMessage {...messages.reportedText} />
        </Statement>
      ) : (
        <SentRequest words={words} {...sent} />
      )}
    </Dialog>
  );
}

const reasonIn = (text: string | undefined): CommentReason | null => reasons.find((one) => one === text) ?? null;

function ReportForm({ report }: { report: CommentReportRef }) {
  const { formatMessage } = useIntl();
  const validate = useValidate();
  const { reason, note } = useSelector(report, select.selectReportDraft);
  const problem = useSelector(report, select.selectReportProblem);
  return (
    <Form
      label={formatMessage(messages.reportTitle)}
      onSubmit={(values) => {
        const chosen = reasonIn(values['reason']);
        if (chosen !== null)
          report.send({ type: 'commentReport.submitted', reason: chosen, note: values['note'] ?? '' });
      }}
      className={stack[16]}
    >
      <Refusal problem={problem} />
      <RadioCards
        name="reason"
        label={formatMessage(messages.reportReason)}
        cards={reasons.map((id) => ({ id, title: formatMessage(reasonWords[id]) }))}
        defaultValue={reason ?? undefined}
        requiredText={formatMessage(messages.reasonMissing)}
        onChange={(chosen) => report.send({ type: 'commentReport.typed', reason: chosen, note })}
      />
      <TextAreaField
        name="note"
        label={formatMessage(messages.reportNote)}
        defaultValue={note}
        mostCharacters={mostInNote}
        rows={2}
        validate={validate((text) => reportNote(text.trim()))}
        onChange={(text) => report.send({ type: 'commentReport.typed', reason, note: text })}
      />
      <Button type="submit" isWide>
        <FormattedMessage {...messages.sendReport} />
      </Button>
    </Form>
  );
}
