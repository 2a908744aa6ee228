import { expect, test, vi } from 'vitest';
import type { OwnerProofRef } from '../../../machines/access/ownerProof.machine.js';
import { ownerProofMachine as chart } from '../../../machines/access/ownerProof.machine.js';
import { OwnerProofScreen } from '../../../src/screens/access/ownerProof/Screen.js';
import { OwnerProofView, type OwnerProofViewProps } from '../../../src/screens/access/ownerProof/View.js';
import { ownerProofSpec } from '../../fixtures/access/ownerProof.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { fill, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const save = 'Confirm and withdraw';
const ways = { passkey: 'Passkey', password: 'Password', code: 'Code by SMS' } as const;
const isWaiting = ({ getByRole }: Page) =>
  expect(getByRole('button', { name: save }).getAttribute('aria-busy')).toBe('true');
const choose = (page: Page, name: string) => press(name)(page);

const view: View<typeof chart, Page> = {
  open: (ref) => openPage(<OwnerProofScreen proof={ref as OwnerProofRef} />),
  ...onPage,
  send: {
    'ownerProof.wayChosen': (page, { way }) => choose(page, ways[way]),
    'ownerProof.codeRequested': async (page) => {
      await choose(page, ways.code);
      await press('Send code')(page);
    },
    'ownerProof.passkeyRequested': async (page) => {
      await choose(page, ways.passkey);
      await press(save)(page);
    },
    'ownerProof.submitted': async (page, { proof }) => {
      if ('code' in proof) {
        await choose(page, ways.code);
        await fill(page, /^Code by SMS to/, proof.code);
      } else {
        await choose(page, ways.password);
        await fill(page, 'Password of your account', 'papaya.sun8');
        await press(save)(page);
      }
    },
    'ownerProof.abandoned': press('Back'),
    'codeCountdown.sent': 'outside',
    'codeCountdown.refused': 'outside',
  },
  sees: {
    missing: ({ getByRole }) =>
      expect(getByRole('link', { name: 'Add a phone number' }).getAttribute('href')).toBe('/pages/login/bindPhone'),
    'editing.untouched': ({ queryByRole, getByRole }) => {
      expect(queryByRole('alert')).toBeNull();
      expect(getByRole('heading', { name: 'Confirm that it is you' })).toBeTruthy();
    },
    'editing.awaitingCode': ({ queryByRole }) => expect(queryByRole('alert')).toBeNull(),
    'editing.refused': ({ queryByRole, queryAllByText }) =>
      expect(queryByRole('alert') ?? queryAllByText(/password is wrong|verification code/)[0]).toBeTruthy(),
    'editing.cancelled': seesText('alert', /No passkey was used/),
    'editing.unusable': seesText('alert', /could not use a passkey/),
    preparing: isWaiting,
    signing: isWaiting,
    sending: isWaiting,
    proven: ({ queryByRole }) => expect(queryByRole('alert')).toBeNull(),
    abandoned: ({ queryByRole }) => expect(queryByRole('alert')).toBeNull(),
  },
};

describePaths(chart, ownerProofSpec, view);

function open(props: Partial<OwnerProofViewProps> = {}) {
  const onSubmit = vi.fn<OwnerProofViewProps['onSubmit']>();
  const nothing = () => undefined;
  const page = openPage(
    <OwnerProofView
      isMissing={false}
      reasons={['newCard']}
      phone="0917•••4567"
      ways={['password', 'code']}
      way="password"
      countdown={undefined}
      isBusy={false}
      isAwaitingCode={false}
      problem={null}
      deviceFault={null}
      onChooseWay={nothing}
      onRequestCode={nothing}
      onUsePasskey={nothing}
      onSubmit={onSubmit}
      onAbandon={nothing}
      {...props}
    />,
  );
  return { page, onSubmit };
}

test('each reason has its sentence', () => {
  const { page } = open({ reasons: ['newCard', 'newDevice', 'largeAmount'] });
  for (const sentence of [/bank card is new/, /first time a short time ago/, /large amount/])
    expect(page.getByText(sentence)).toBeTruthy();
});

test('a wrong password is shown at its field, which keeps the focus', () => {
  const { page } = open({ problem: { code: 'wrongPassword', text: 'Your current password.', field: 'password' } });
  const input = page.getByLabelText('Password of your account');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(page.getByText('This password is wrong. Please try again.')).toBeTruthy();
});

test('too many tries are shown for the whole form', () => {
  const { page } = open({ problem: { code: 'tooManyRequests', text: 'Wait a moment.' } });
  expect(page.getByRole('alert').textContent).toContain('Wait a moment.');
});

test('the code names the masked phone, and its last digit sends it', async () => {
  const { page, onSubmit } = open({ way: 'code' });
  await fill(page, 'Code by SMS to 0917•••4567', '482913');
  expect(onSubmit).toHaveBeenCalledWith({ code: '482913' });
});

test('an empty password is not sent', async () => {
  const { page, onSubmit } = open();
  await press(save)(page);
  expect(page.getByText('Enter your password.')).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('one way alone is no choice', () => {
  const { page } = open({ ways: ['password'] });
  expect(page.queryByRole('group', { name: 'How to confirm' })).toBeNull();
});
