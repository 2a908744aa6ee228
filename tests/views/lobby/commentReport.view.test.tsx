import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { commentReportMachine, type CommentReportRef } from '../../../machines/lobby/commentReport.machine.js';
import { ReportDialog } from '../../../src/screens/lobby/gameComments/ReportDialog.js';
import { reportDraft } from '../../fixtures/lobby/comments.js';
import { commentReportSpec } from '../../fixtures/lobby/commentReport.spec.js';
import { describeWrite } from '../../support/describe-write.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { fill, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const note = 'Anything to add (optional)';
const choose = (page: Page) => page.user.click(page.front().getByRole('radio', { name: 'Advertising or spam' }));

const view: View<typeof commentReportMachine, Page> = {
  open: (ref) => openPage(<ReportDialog report={ref as CommentReportRef} />),
  ...onPage,
  send: {
    'commentReport.typed': async (page, event) => {
      const field = page.front().getByRole('textbox', { name: note }) as HTMLTextAreaElement;
      if (field.value === event.note) await fill(page, note, `${event.note} And`);
      await choose(page);
      await fill(page, note, event.note);
    },
    'commentReport.submitted': async (page, event) => {
      await choose(page);
      await fill(page, note, event.note);
      await press('Send the report')(page);
    },
    'commentReport.closed': async (page) => {
      // The cross, and once the report is sent, the button below the thanks.
      await page.user.click(page.front().getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    },
  },
  sees: {
    'editing.untouched': (page) => {
      expect(page.front().getAllByRole('radio')).toHaveLength(5);
      expect(page.front().queryByRole('alert')).toBeNull();
    },
    'editing.refused': seesText('alert', /\w/),
    reservingKey: seesText('status', /Sending your report/),
    sending: seesText('status', /Sending your report|Checking whether your report arrived/),
    sent: (page) => {
      seesText('status', /Thank you for your report/)(page);
      expect(page.front().getAllByRole('button', { name: 'Close' })).toHaveLength(2);
    },
    // The parent takes the dialog away; until then it shows no form.
    ended: ({ queryByRole }) => expect(queryByRole('form')).toBeNull(),
    abandoned: ({ queryByRole }) => expect(queryByRole('form')).toBeNull(),
  },
};

describePaths(commentReportMachine, commentReportSpec, view);

describeWrite(commentReportMachine, {
  write: 'sendReport',
  input: { draft: reportDraft({ reason: 'spam', key: 'key-0' }) },
  open: (ref: CommentReportRef) => openPage(<ReportDialog report={ref} />),
  tracing: /Checking whether your report arrived/,
  unanswered: /do not know yet whether it arrived/,
  unsent: /did not reach us/,
});

test('a report without a reason is not sent', async () => {
  const actor = createActor(commentReportMachine, { input: { draft: reportDraft() } }).start();
  const page = openPage(<ReportDialog report={actor} />);
  await press('Send the report')(page);
  expect(page.front().getByText('Choose a reason.')).toBeTruthy();
  expect(actor.getSnapshot().matches('editing')).toBe(true);
});
