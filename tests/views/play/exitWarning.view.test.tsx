import { expect } from 'vitest';
import { exitWarningMachine, type ExitWarningRef } from '../../../machines/play/exitWarning.machine.js';
import { ExitWarningScreen } from '../../../src/screens/play/exitWarning/Screen.js';
import { exitWarningSpec } from '../../fixtures/play/exitWarning.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const isQuiet = ({ queryByRole }: Page) => expect(queryByRole('dialog')).toBeNull();
const seesMoney = ({ getByText }: Page) => expect(getByText(/₱\s(320|410)\.00/)).toBeTruthy();

const view: View<typeof exitWarningMachine, Page> = {
  open: (ref) => openPage(<ExitWarningScreen exitWarning={ref as ExitWarningRef} />),
  ...onPage,
  send: {
    'exitWarning.launched': 'outside',
    'exitWarning.updateRequested': press('Update in-game balance'),
    'exitWarning.resumed': press('Back to Mango Moon'),
    'exitWarning.exitRequested': press('Exit and bring it back'),
    'exitWarning.allRequested': press('Where is my money?'),
    'exitWarning.closed': async (page, { isSilenced }) => {
      if (isSilenced) await page.user.click(page.front().getByRole('checkbox', { name: /Don't show again/ }));
      await press('Close')(page);
    },
  },
  sees: {
    hidden: isQuiet,
    loading: isQuiet,
    'open.untouched': (page) => {
      seesText('dialog', /update the in-game balance manually/)(page);
      seesMoney(page);
    },
    'open.refreshing': ({ getByRole }) =>
      expect(getByRole('button', { name: 'Update in-game balance' }).getAttribute('aria-busy')).toBe('true'),
    'open.sending': ({ getByRole }) =>
      expect(getByRole('button', { name: 'Exit and bring it back' }).getAttribute('aria-busy')).toBe('true'),
    'open.fresh': (page) => {
      seesText('status', /Updated just now/)(page);
      seesMoney(page);
    },
    'open.stale': seesText('alert', /ended|No connection|went wrong/),
    storing: isQuiet,
  },
};

describePaths(exitWarningMachine, exitWarningSpec, view);
