import { expect, test } from 'vitest';
import { referralMachine, type ReferralRef } from '../../../machines/bonuses/referral.machine.js';
import { ReferralScreen } from '../../../src/screens/bonuses/referral/Screen.js';
import { ReferralView } from '../../../src/screens/bonuses/referral/View.js';
import { referralSpec } from '../../fixtures/bonuses/referral.spec.js';
import { referral } from '../../fixtures/bonuses/rewards.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const share = (page: Page) => page.getByRole('button', { name: /Share the link/ });
const seesProgram = (page: Page) => {
  expect(page.getByRole('heading', { name: /₱\s50\.00 for each friend/ })).toBeTruthy();
  expect(page.getByText('PARAW1')).toBeTruthy();
  expect(page.getByText('https://lobby.test/?inviteCode=PARAW1')).toBeTruthy();
  expect(page.getByText('Terms').closest('section')?.textContent).toMatch(
    /at once at least₱\s200\.00.*Bet the reward 3 ×.*at most20.*Claim within14 days/,
  );
};

const view: View<typeof referralMachine, Page> = {
  open: (ref) => openPage(<ReferralScreen referral={ref as ReferralRef} shown="rewards" />),
  ...onPage,
  send: {
    // The button stands in the list, whose chart a fake replaces here: its own test presses it.
    'referral.claimRequested': 'outside',
    'referral.retried': press('Try again'),
    'referral.shareRequested': press(/Share the link/),
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the referral program')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    'shown.idle': (page) => {
      seesProgram(page);
      expect(share(page).getAttribute('aria-busy')).toBeNull();
    },
    'shown.sharing': (page) => {
      seesProgram(page);
      expect(share(page).getAttribute('aria-busy')).toBe('true');
    },
    'shown.claiming': seesProgram,
    'shown.refreshing': seesProgram,
  },
};

describePaths(referralMachine, referralSpec, view);

test('a paused program promises nothing', () => {
  const page = openPage(
    <ReferralView
      referral={referral({ isOpen: false, rewardAmount: 0, leastDeposit: 0, mostPerMonth: 0 })}
      isSharing={false}
      onShare={() => undefined}
    />,
  );
  expect(page.getByText(/The program is paused/)).toBeTruthy();
  expect(page.queryByText('Terms')).toBeNull();
});

test('the code is drawn in the page', async () => {
  const page = openPage(<ReferralView referral={referral()} isSharing={false} onShare={() => undefined} />);
  expect(await page.findByRole('img', { name: 'QR code of your link' })).toBeTruthy();
});
