import { expect } from 'vitest';
import { smsLoginMachine, type SmsLoginRef } from '../../../machines/access/smsLogin.machine.js';
import { SmsLoginScreen } from '../../../src/screens/access/smsLogin/Screen.js';
import { smsLoginSpec } from '../../fixtures/access/smsLogin.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { fill, onPage, openPage, press, type Page } from '../../support/render.js';

const isWaiting = ({ getByRole }: Page) =>
  expect(getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).toBe('true');

const view: View<typeof smsLoginMachine, Page> = {
  open: (ref) => openPage(<SmsLoginScreen smsLogin={ref as SmsLoginRef} />),
  ...onPage,
  send: {
    'smsLogin.codeRequested': async (page) => {
      await fill(page, 'Phone number', '+63 917 123 4567');
      await press('Send code')(page);
    },
    'smsLogin.typed': async (page, { typed }) => fill(page, 'Phone number', typed.phone),
    'smsLogin.submitted': async (page, { form }) => {
      await fill(page, 'Phone number', '0917 123 4567');
      await fill(page, 'Verification code', form.code);
      await press('Log in')(page);
    },
    'smsLogin.phoneMistyped': async (page) => {
      await fill(page, 'Phone number', '0917 123');
      await press('Send code')(page);
      expect(page.getByText(/^Enter a valid phone number/)).toBeTruthy();
    },
    'smsLogin.passwordPreferred': press('Log in with a password'),
    'session.found': 'outside',
    'codeCountdown.sent': 'outside',
    'codeCountdown.refused': 'outside',
  },
  sees: {
    'editing.untouched': ({ queryByRole }) => expect(queryByRole('alert')).toBeNull(),
    'editing.awaitingCode': ({ getByRole }) =>
      expect(getByRole('link', { name: 'contact us' }).getAttribute('target')).toBe('_blank'),
    'editing.refused': ({ queryByRole, queryByText }) =>
      expect((queryByRole('alert') ?? queryByText('Enter a valid verification code.'))?.textContent).toMatch(
        /Too many codes|No connection|valid verification code/,
      ),
    sending: isWaiting,
    loggedIn: isWaiting,
    loggedInAlready: isWaiting,
  },
};

describePaths(smsLoginMachine, smsLoginSpec, view);
