import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { bindPhoneMachine, type BindPhoneRef, type PhoneState } from '../../../machines/access/bindPhone.machine.js';
import { BindPhoneScreen } from '../../../src/screens/access/bindPhone/Screen.js';
import { bindPhoneSpec } from '../../fixtures/access/bindPhone.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { describeWrite } from '../../support/describe-write.js';
import { fill, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const save = 'Save the phone number';
const isWaiting = ({ getByRole }: Page) =>
  expect(getByRole('button', { name: save }).getAttribute('aria-busy')).toBe('true');

const view: View<typeof bindPhoneMachine, Page> = {
  open: (ref) => openPage(<BindPhoneScreen bindPhone={ref as BindPhoneRef} />),
  ...onPage,
  send: {
    'bindPhone.codeRequested': async (page) => {
      await fill(page, 'Phone number', '+63 917 123 4567');
      await press('Send code')(page);
    },
    'bindPhone.typed': 'outside',
    'bindPhone.submitted': async (page, { form }) => {
      await fill(page, 'Phone number', '0917 123 4567');
      await fill(page, 'Verification code', form.code);
      await press(save)(page);
    },
    'bindPhone.phoneMistyped': async (page) => {
      await fill(page, 'Phone number', '0917 123');
      await press('Send code')(page);
      expect(page.getByText(/^Enter a valid phone number/)).toBeTruthy();
    },
    'bindPhone.postponed': press('Later'),
    'bindPhone.retried': press('Try again'),
    'codeCountdown.sent': 'outside',
    'codeCountdown.refused': 'outside',
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Looking up your phone number')).toBeTruthy(),
    unavailable: seesText('alert', /could not be looked up/),
    'editing.untouched': ({ queryByRole }) => expect(queryByRole('alert')).toBeNull(),
    'editing.awaitingCode': ({ getByRole }) =>
      expect(getByRole('link', { name: 'contact us' }).getAttribute('target')).toBe('_blank'),
    // A refused phone that the player changes loses the refusal: the field then checks the new text.
    'editing.refused': ({ queryByRole, getByText }) =>
      expect((queryByRole('alert') ?? getByText(/already has an account|^Enter a valid phone/)).textContent).toMatch(
        /Too many codes|No connection|already has an account|^Enter a valid phone/,
      ),
    sending: isWaiting,
    bound: ({ queryByRole }) => expect(queryByRole('alert')).toBeNull(),
    skipped: ({ queryByRole }) => expect(queryByRole('button', { name: save })).toBeNull(),
  },
};

describePaths(bindPhoneMachine, bindPhoneSpec, view);

const keepsTyped = ({ getByLabelText }: Page) =>
  expect((getByLabelText('Phone number') as HTMLInputElement).value).toBe('091-712-34567');

describeWrite(bindPhoneMachine, {
  write: 'sendPhone',
  input: { country: 'PH', saved: null },
  actors: { loadPhone: fromPromise<PhoneState>(async () => ({ hasPhone: false, next: 'loginSuccess' })) },
  open: (bindPhone: BindPhoneRef) => openPage(<BindPhoneScreen bindPhone={bindPhone} />),
  reach: async (_: BindPhoneRef, page) => {
    await page.findByLabelText('Phone number');
    await fill(page, 'Phone number', '0917 123 4567');
    // Its last digit sends the form.
    await fill(page, 'Verification code', '482913');
  },
  tracing: (page) => {
    isWaiting(page);
    keepsTyped(page);
  },
  unanswered: (page) => {
    seesText('alert', /do not know yet/)(page);
    keepsTyped(page);
    expect(page.getByRole('button', { name: 'Later' })).toBeTruthy();
  },
});

test('the form shows a phone that was typed before a reload', () => {
  const ref = createActor(bindPhoneMachine, { input: { country: 'PH', saved: { phone: '091-71', sentTo: '' } } });
  const { context } = ref.getSnapshot();
  const snapshot = bindPhoneMachine.resolveState({ value: { editing: 'untouched' }, context });
  const page = openPage(
    <BindPhoneScreen bindPhone={createActor(bindPhoneMachine, { input: { country: 'PH', saved: null }, snapshot })} />,
  );
  expect((page.getByLabelText('Phone number') as HTMLInputElement).value).toBe('091-71');
});
