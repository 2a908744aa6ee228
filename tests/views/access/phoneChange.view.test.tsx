import { expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { phoneChangeMachine, PhoneChangeRef } from '../../../machines/access/phoneChange.machine.js';
import { phoneChangeMachine as chart } from '../../../machines/access/phoneChange.machine.js';
import { PhoneChangeScreen } from '../../../src/screens/access/phoneChange/Screen.js';
import { PhoneChangeView, type PhoneChangeViewProps } from '../../../src/screens/access/phoneChange/View.js';
import { phoneChangeSpec } from '../../fixtures/access/phoneChange.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { describeWrite } from '../../support/describe-write.js';
import { fill, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const save = 'Change the number';
const oldCode = 'Code by SMS to 0917•••4567';
const isWaiting = ({ getByRole }: Page) =>
  expect(getByRole('button', { name: save }).getAttribute('aria-busy')).toBe('true');
/** The first button sends to the old phone, the second one to the new. */
const sendCode = async ({ user, getAllByRole }: Page, place: 0 | 1) =>
  user.click(getAllByRole('button', { name: 'Send code' })[place] ?? document.body);

const view: View<typeof phoneChangeMachine, Page> = {
  open: (ref) => openPage(<PhoneChangeScreen phoneChange={ref as PhoneChangeRef} />),
  ...onPage,
  send: {
    'phoneChange.typed': 'outside',
    'phoneChange.oldCodeRequested': (page) => sendCode(page, 0),
    'phoneChange.codeRequested': async (page) => {
      await fill(page, 'Phone number', '+63 918 987 6543');
      await sendCode(page, 1);
    },
    'phoneChange.phoneMistyped': async (page) => {
      await fill(page, 'Phone number', '0917 123');
      await sendCode(page, 1);
      expect(page.getByText(/^Enter a valid phone number/)).toBeTruthy();
    },
    'phoneChange.submitted': async (page, { form }) => {
      if (form.password === '') await fill(page, /^Code by SMS to/, form.oldCode);
      else await fill(page, 'Password', form.password);
      await fill(page, 'Phone number', '0918 987 6543');
      await fill(page, 'Verification code', form.code);
      await press(save)(page);
    },
    'phoneChange.retried': press('Try again'),
    'codeCountdown.sent': 'outside',
    'codeCountdown.refused': 'outside',
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Looking up your phone number')).toBeTruthy(),
    unavailable: seesText('alert', /could not be looked up/),
    missing: ({ getByRole }) =>
      expect(getByRole('link', { name: 'Add a phone number' }).getAttribute('href')).toBe('/pages/login/bindPhone'),
    'editing.untouched': ({ queryByRole }) => expect(queryByRole('alert')).toBeNull(),
    'editing.awaitingCode': ({ getByRole }) =>
      expect(getByRole('link', { name: 'contact us' }).getAttribute('target')).toBe('_blank'),
    // A refused field that the player changes loses the refusal: the field then checks the new text.
    'editing.refused': ({ queryByRole, queryAllByText }) =>
      expect(
        queryByRole('alert') ?? queryAllByText(/Another account has|valid verification code|^Enter a valid phone/)[0],
      ).toBeTruthy(),
    sending: isWaiting,
    changed: ({ queryByRole }) => expect(queryByRole('alert')).toBeNull(),
  },
};

describePaths(chart, phoneChangeSpec, view);

const keepsTyped = ({ getByLabelText }: Page) =>
  expect((getByLabelText('Phone number') as HTMLInputElement).value).toBe('091-898-76543');

describeWrite(chart, {
  write: 'sendNewPhone',
  input: { country: 'PH', saved: null },
  actors: { loadPhone: fromPromise<string>(async () => '0917•••4567') },
  open: (phoneChange: PhoneChangeRef) => openPage(<PhoneChangeScreen phoneChange={phoneChange} />),
  reach: async (_: PhoneChangeRef, page) => {
    await page.findByLabelText('Phone number');
    await fill(page, oldCode, '193046');
    await fill(page, 'Phone number', '0918 987 6543');
    await fill(page, 'Verification code', '482913');
    await press(save)(page);
  },
  tracing: (page) => {
    isWaiting(page);
    keepsTyped(page);
  },
  unanswered: (page) => {
    seesText('alert', /do not know yet/)(page);
    keepsTyped(page);
  },
});

function open(props: Partial<PhoneChangeViewProps> = {}) {
  const onSubmit = vi.fn<PhoneChangeViewProps['onSubmit']>();
  const nothing = () => undefined;
  const page = openPage(
    <PhoneChangeView
      panel="form"
      country="PH"
      current="0917•••4567"
      phone=""
      proof="code"
      oldCountdown={undefined}
      newCountdown={undefined}
      isBusy={false}
      isAwaitingCode={false}
      isSilent={false}
      problem={null}
      onTyped={nothing}
      onRequestOld={nothing}
      onRequest={nothing}
      onMistyped={nothing}
      onSubmit={onSubmit}
      onRetry={nothing}
      {...props}
    />,
  );
  return { page, onSubmit };
}

test('both codes are required', async () => {
  const { page, onSubmit } = open();
  await fill(page, 'Phone number', '0918 987 6543');
  await press(save)(page);
  expect(page.getAllByText(/^Enter a valid verification code/)).toHaveLength(2);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('with the password no old code is sent', async () => {
  const { page, onSubmit } = open({ proof: 'password' });
  expect(page.queryByLabelText(oldCode)).toBeNull();
  await fill(page, 'Password', 'papaya.sun8');
  await fill(page, 'Phone number', '0918 987 6543');
  await fill(page, 'Verification code', '482913');
  await press(save)(page);
  expect(onSubmit).toHaveBeenCalledWith({
    phone: '09189876543',
    code: '482913',
    oldCode: '',
    password: 'papaya.sun8',
  });
});

test.each([
  [{ code: 'wrongCode', text: 'Wrong.', field: 'oldCode' }, oldCode, 'Wrong.'],
  [{ code: 'wrongCode', text: 'Wrong.', field: 'code' }, 'Verification code', 'Wrong.'],
  [{ code: 'phoneTaken', text: 'Please log in.' }, 'Phone number', 'Another account has this number.'],
] as const)('a refusal is shown at its field: %j', (problem, label, words) => {
  const { page } = open({ problem, phone: '09189876543' });
  const input = page.getByLabelText(label);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(page.getByText(words)).toBeTruthy();
});

test('too many tries of the password are shown for the whole form', () => {
  const { page } = open({ proof: 'password', problem: { code: 'tooManyRequests', text: 'Wait.', field: 'password' } });
  expect(page.getByRole('alert').textContent).toContain('Wait.');
});

test('a phone that was typed before a reload is there again', () => {
  const { page } = open({ phone: '091-89' });
  expect(page.getByLabelText<HTMLInputElement>('Phone number').value).toBe('091-89');
});

test('the owner is proved by the old phone or by the password', async () => {
  const types = vi.fn();
  const { page } = open({ onTyped: types });
  await press('By password')(page);
  expect(types).toHaveBeenLastCalledWith({ proof: 'password' });
});
