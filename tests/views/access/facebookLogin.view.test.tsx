import { expect, test, vi } from 'vitest';
import { facebookLoginMachine, type FacebookLoginRef } from '../../../machines/access/facebookLogin.machine.js';
import { FacebookLoginScreen } from '../../../src/screens/access/facebookLogin/Screen.js';
import { FacebookLoginView } from '../../../src/screens/access/facebookLogin/View.js';
import { facebookLoginSpec } from '../../fixtures/access/facebookLogin.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const isWaiting = seesText('status', /Logging you in/);
/** The player can start again with Facebook or log in another way. */
const hasWaysOn = ({ getByRole }: Page) => {
  expect(getByRole('button', { name: 'again' })).toBeTruthy();
  expect(getByRole('button', { name: 'Other ways to log in' })).toBeTruthy();
};

const view: View<typeof facebookLoginMachine, Page> = {
  open: (ref) =>
    openPage(
      <FacebookLoginScreen facebookLogin={ref as FacebookLoginRef} again={<button type="button">again</button>} />,
    ),
  ...onPage,
  send: {
    'facebookLogin.ageConfirmed': async (page) => {
      await page.user.click(page.getByRole('checkbox'));
      await press('Confirm and sign up')(page);
    },
    'facebookLogin.loginChosen': press('Other ways to log in'),
    'session.found': 'outside',
  },
  sees: {
    recalling: isWaiting,
    sending: isWaiting,
    checking: isWaiting,
    confirming: ({ getByRole }) => expect(getByRole('checkbox', { name: /I am 21 or over/ })).toBeTruthy(),
    'stopped.cancelled': (page) => {
      seesText('status', /was canceled.*nothing has changed/)(page);
      hasWaysOn(page);
    },
    'stopped.interrupted': (page) => {
      seesText('alert', /Please start again/)(page);
      hasWaysOn(page);
    },
    'stopped.refused': (page) => {
      seesText('alert', /refused: accountLocked/)(page);
      hasWaysOn(page);
    },
    'stopped.unanswered': (page) => {
      seesText('alert', /no second one is made/)(page);
      hasWaysOn(page);
    },
    loggedIn: isWaiting,
    loggedInAlready: isWaiting,
  },
};

describePaths(facebookLoginMachine, facebookLoginSpec, view);

test('the account is created only if the box is ticked', async () => {
  const onConfirm = vi.fn();
  const page = openPage(
    <FacebookLoginView
      panel="age"
      country="PH"
      problem={null}
      again={null}
      onConfirm={onConfirm}
      onLogin={() => undefined}
    />,
  );
  await press('Confirm and sign up')(page);
  expect(page.getByText('Confirm your age and the terms to go on.')).toBeTruthy();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(page.getByRole('link', { name: 'terms of use' }).getAttribute('target')).toBe('_blank');
});
