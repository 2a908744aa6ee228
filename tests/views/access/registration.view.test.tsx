import { expect, vi } from 'vitest';
import { registrationMachine, type RegistrationRef } from '../../../machines/access/registration.machine.js';
import { RegistrationPart } from '../../../src/screens/access/signUp/RegistrationPart.js';
import { registrationSpec } from '../../fixtures/access/registration.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const seesForm = ({ getByText }: Page) => expect(getByText('The form')).toBeTruthy();

const logsIn = vi.fn();

const view: View<typeof registrationMachine, Page> = {
  open: (ref) =>
    openPage(
      <RegistrationPart registration={ref as RegistrationRef} onLogin={logsIn}>
        The form
      </RegistrationPart>,
    ),
  ...onPage,
  send: {
    'registration.retried': async (page) =>
      press(page.queryByRole('button', { name: 'Try again' }) ? 'Try again' : 'Send it again')(page),
  },
  sees: {
    sending: seesForm,
    'unknown.tracing': seesText('status', /Checking whether your account was made/),
    'unknown.unsent': seesText('alert', /safely send it again/),
    'unknown.unanswered': seesText('alert', /do not know yet/),
    'unknown.unclear': async (page) => {
      seesText('alert', /Log in with the username and password/)(page);
      logsIn.mockClear();
      await press('Log in')(page);
      expect(logsIn).toHaveBeenCalledOnce();
    },
    registered: seesForm,
    refused: seesForm,
  },
};

describePaths(registrationMachine, registrationSpec, view);
