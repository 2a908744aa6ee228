import { expect, test, vi } from 'vitest';
import { feedbackMachine, type FeedbackRef } from '../../../machines/account/feedback.machine.js';
import { ContactUsView } from '../../../src/screens/account/contactUs/View.js';
import { FeedbackScreen } from '../../../src/screens/account/feedback/Screen.js';
import { Copying } from '../../../src/ui/copy/copying.js';
import { feedbackSpec } from '../../fixtures/account/feedback.spec.js';
import { describeWrite } from '../../support/describe-write.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, fill, onPage, openPage, press, seesText, type Page } from '../../support/render.js';
import { createActor } from 'xstate';

const copy = vi.fn();
const screen = (ref: FeedbackRef) => (
  <Copying value={copy}>
    <FeedbackScreen feedback={ref} country="PH" />
  </Copying>
);
const content = (page: Page) => page.getByRole('textbox', { name: 'Your message' }) as HTMLTextAreaElement;
const sees = (text: RegExp) => (page: Page) => expect(page.getByText(text)).toBeTruthy();
const write = async (page: Page, text: { content: string; phone: string }) => {
  await fill(page, 'Your message', text.content);
  await fill(page, 'Phone to call you back', text.phone);
};

const view: View<typeof feedbackMachine, Page> = {
  open: (ref) => openPage(screen(ref as FeedbackRef)),
  ...onPage,
  send: {
    'feedback.typed': async (page, text) => {
      // The same text pasted again is no change, so another one comes first.
      if (content(page).value === text.content) await fill(page, 'Your message', `${text.content} And`);
      await write(page, text);
    },
    'feedback.submitted': async (page, text) => {
      await write(page, text);
      await press('Send')(page);
    },
    // What the browser does when the form is sent with such a phone; typing one would be another event before it.
    'feedback.phoneMistyped': (page) =>
      actOnPage(async () => void page.getByLabelText('Phone to call you back').dispatchEvent(new Event('invalid'))),
    'feedback.startedOver': press('Write another message'),
    'pictures.changed': 'outside',
  },
  sees: {
    'editing.untouched': (page) => {
      expect(content(page)).toBeTruthy();
      expect(page.queryByRole('alert')).toBeNull();
      expect(page.queryByText(/wait until every picture|can no longer be used/)).toBeNull();
    },
    'editing.refused': (page) => {
      const isOfField = page.getAllByRole('textbox').some((field) => field.getAttribute('aria-invalid') === 'true');
      if (!isOfField && !page.queryByText(/can no longer be used/))
        expect(page.getByRole('alert').textContent).toBeTruthy();
    },
    'editing.incomplete': sees(/wait until every picture is uploaded/),
    reservingKey: sees(/Sending your message/),
    sending: sees(/Sending your message|Checking whether your message arrived/),
    sent: (page) => {
      seesText('status', /We have your message.*50001/)(page);
      expect(page.getByRole('button', { name: 'Copy the receipt number' })).toBeTruthy();
    },
  },
};

// What looks different; the path tests tell the rest apart.
describePaths(
  feedbackMachine,
  { ...feedbackSpec, remember: ({ isReady, problem }) => [isReady, problem === null] },
  view,
);

describeWrite(feedbackMachine, {
  write: 'sendFeedback',
  input: { draft: { content: 'It stopped.', phone: '', key: 'key-0', feedbackId: null }, pictures: [] },
  open: (ref: FeedbackRef) => openPage(screen(ref)),
  tracing: /Checking whether your message arrived/,
  unanswered: /kept on this device.*try again/,
  unsent: /did not reach us/,
});

const open = (input = feedbackSpec.input) => {
  const raised = vi.fn();
  const machine = feedbackMachine.provide({ actions: { raisePhoneInvalid: raised } });
  const actor = createActor(machine, { input: input as never }).start();
  return { raised, actor, page: openPage(screen(actor)) };
};

test('characters are counted as people see them, and a text that is too short is not sent', async () => {
  const { actor, page } = open();
  await fill(page, 'Your message', '👨‍👩‍👧‍👦 ကု ကု');
  expect(page.getByText('5 / 1,000')).toBeTruthy();
  await fill(page, 'Phone to call you back', '0917 123 4567');
  await press('Send')(page);
  expect(page.getByText('Write at least 10 characters.')).toBeTruthy();
  expect(actor.getSnapshot().matches('editing')).toBe(true);
});

test('a text that is too long is kept whole and not sent', async () => {
  const { actor, page } = open();
  await fill(page, 'Your message', 'a'.repeat(1_001));
  expect(page.getByText('1,001 / 1,000')).toBeTruthy();
  await fill(page, 'Phone to call you back', '0917 123 4567');
  await press('Send')(page);
  expect(page.getByText('Write at most 1,000 characters.')).toBeTruthy();
  expect(actor.getSnapshot().context.draft.content).toHaveLength(1_001);
});

test('a phone of another country is not sent, is told by a toast too, and is kept', async () => {
  const { raised, actor, page } = open();
  await fill(page, 'Your message', 'The game stopped in the middle.');
  await fill(page, 'Phone to call you back', '12345');
  await press('Send')(page);
  expect(page.getByText(/Enter a valid phone number/)).toBeTruthy();
  expect(raised).toHaveBeenCalledOnce();
  expect(actor.getSnapshot().context.draft.phone).toBe('123-45');
});

test('the receipt number is copied whole', async () => {
  const { page } = open({
    draft: { content: '', phone: '', key: null, feedbackId: '50001' },
    pictures: [],
  } as never);
  await actOnPage(async () => press('Copy the receipt number')(page));
  expect(copy).toHaveBeenCalledWith('50001');
});

test('"Write to us" leads to the form below the answers, and into its field', async () => {
  const feedback = createActor(feedbackMachine, { input: feedbackSpec.input }).start();
  const page = openPage(<ContactUsView contact={null} faqs={null} feedback={screen(feedback)} />);
  await press('Write to us')(page);
  expect(document.activeElement).toBe(content(page));
});
