import { expect, test } from 'vitest';
import { activityDetailMachine, type ActivityDetailRef } from '../../../machines/promotions/activityDetail.machine.js';
import { ActivityDetailScreen } from '../../../src/screens/promotions/activityDetail/Screen.js';
import { ActivityDetailView } from '../../../src/screens/promotions/activityDetail/View.js';
import type { Activity } from '../../../machines/promotions/promotions.machine.js';
import { activityDetailSpec } from '../../fixtures/promotions/activityDetail.spec.js';
import { activity } from '../../fixtures/promotions/offers.js';
import { describeWrite } from '../../support/describe-write.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, pressIfTaken, seesText, type Page } from '../../support/render.js';

const seesTerms = (page: Page) => {
  expect(page.getByRole('heading', { name: 'Lantern week' })).toBeTruthy();
  expect(page.getByText('What you deposit afterwards counts.')).toBeTruthy();
};
const says = (text: RegExp) => (page: Page) => {
  seesTerms(page);
  expect(page.getByText(text)).toBeTruthy();
  expect(page.queryByRole('button', { name: /^Join|^Claim/ })).toBeNull();
};
const status = (text: RegExp) => (page: Page) => expect(page.getByRole('status').textContent).toMatch(text);

const view: View<typeof activityDetailMachine, Page> = {
  open: (ref) => openPage(<ActivityDetailScreen detail={ref as ActivityDetailRef} />),
  ...onPage,
  send: {
    'clock.ticked': 'outside',
    'activityDetail.joinRequested': pressIfTaken(/^Join$/),
    'activityDetail.claimRequested': pressIfTaken(/^Claim ₱/),
    'activityDetail.retried': press(/Try again|Check again/),
  },
  sees: {
    loading: ({ queryByText, queryByRole }) =>
      expect(queryByText('Loading the event') ?? queryByRole('heading', { name: 'Lantern week' })).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    missing: seesText('alert', /can't find this event/),
    'shown.news': says(/nothing to join/),
    'shown.announced': says(/not begun yet/),
    'shown.joinable': (page) => {
      seesTerms(page);
      expect(page.getByRole('button', { name: 'Join' })).toBeTruthy();
    },
    'shown.full': says(/places of this event are taken/),
    'shown.ended': says(/closed or expired/),
    'shown.expired': says(/not reached, or the reward was not claimed in time/),
    'shown.joined': (page) => {
      status(/Joined|You've joined/)(page);
      expect(page.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/₱\s400\.00 of ₱\s1,000\.00/);
      expect(page.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/pages/account/myWallet/recharge');
    },
    'shown.claimable': (page) => {
      expect(page.getByRole('button', { name: /^Claim ₱\s50\.00/ })).toBeTruthy();
      expect(page.getByText(/bet ₱\s150\.00 before you can withdraw/)).toBeTruthy();
    },
    'shown.claimed': (page) => {
      status(/reward is in your wallet/)(page);
      expect(page.getByRole('link', { name: 'To the wallet' }).getAttribute('href')).toBe('/pages/account/myWallet');
    },
    refreshing: (page) => {
      seesTerms(page);
      expect(page.queryByRole('button', { name: /^Join|^Claim/ })).toBeNull();
    },
    reservingKey: status(/do not send it again/),
    sending: status(/do not send it again/),
    refused: seesText('alert', /taken|No connection|connection/i),
  },
};

describePaths(activityDetailMachine, activityDetailSpec, view);

describeWrite(activityDetailMachine, {
  write: 'sendStep',
  input: { activityId: 'lantern-week', draft: { activityId: 'lantern-week', step: 'claim', key: 'key-0' } },
  open: (ref: ActivityDetailRef) => openPage(<ActivityDetailScreen detail={ref} />),
  tracing: /Checking whether it arrived/,
  unanswered: /Nothing is sent twice/,
  unsent: /Nothing has changed/,
  giveUp: 'Cancel',
});

const nothing = () => undefined;
const sent = { step: 'sending', onRetry: nothing, onGiveUp: nothing } as const;
test.each<[Partial<Activity>, string, RegExp | null]>([
  [{ status: 'soon', startTime: '2026-11-24T12:00:00.000Z' }, '2026-11-21T10:00:00.000Z', /Begins in 3 days 2 hours/],
  [{ status: 'open' }, '2026-12-20T08:29:30.000Z', /Ends in 1 hour 31 minutes/],
  [{ status: 'claimable' }, '2026-12-25T09:59:10.000Z', /Claim within 1 minute$/],
  [{ status: 'open' }, '2026-12-20T10:00:00.000Z', null],
])('a countdown of %j at %s says %s', (changes, at, text) => {
  const step = changes.status === 'soon' ? 'announced' : changes.status === 'claimable' ? 'claimable' : 'joinable';
  const page = openPage(
    <ActivityDetailView
      step={step}
      activity={activity(changes)}
      sent={sent}
      problem={null}
      at={Date.parse(at)}
      onJoin={nothing}
      onClaim={nothing}
      onRetry={nothing}
    />,
  );
  if (text) expect(page.getByText(text)).toBeTruthy();
  else expect(page.queryByText(/Begins in|Ends in|Claim within/)).toBeNull();
});

test('the goal of an event for stakes is reached in the games', () => {
  const page = openPage(
    <ActivityDetailView
      step="joined"
      activity={activity({ kind: 'stake', status: 'joined' })}
      sent={sent}
      problem={null}
      at={Date.parse('2026-11-21T10:00:00.000Z')}
      onJoin={nothing}
      onClaim={nothing}
      onRetry={nothing}
    />,
  );
  expect(page.getByRole('link', { name: 'To the games' }).getAttribute('href')).toBe('/pages/browser/browser');
});

test('markup in the terms is shown as text', () => {
  const content = '<img src=x onerror=alert(1)>';
  const page = openPage(
    <ActivityDetailView
      step="ended"
      activity={activity({ status: 'ended', content })}
      sent={sent}
      problem={null}
      at={Date.parse('2026-12-21T10:00:00.000Z')}
      onJoin={nothing}
      onClaim={nothing}
      onRetry={nothing}
    />,
  );
  expect(page.getByText(content)).toBeTruthy();
});
