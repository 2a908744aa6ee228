import { expect } from 'vitest';
import { fromPromise, waitFor } from 'xstate';
import { devicesMachine, type DevicesRef } from '../../../machines/account/devices.machine.js';
import { DevicesScreen } from '../../../src/screens/account/devices/Screen.js';
import { all, devicesSpec } from '../../fixtures/account/devices.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { describeWrite } from '../../support/describe-write.js';
import { actOnPage, onPage, openPage, press, pressOrEscape, seesText, type Page } from '../../support/render.js';

/** This device is first, marked, and the only one without a button to log it out. */
const seesList = ({ getByRole, getAllByRole }: Page) => {
  const [mine, ...rest] = getAllByRole('listitem');
  expect(mine?.textContent).toMatch(/Chrome, Android.*Logged in Nov 21.*203\.0\.113\.7.*This device/);
  expect(mine?.querySelector('button')).toBeNull();
  expect(rest.length).toBeGreaterThan(0);
  expect(rest.every((row) => row.textContent.includes('Last used') && row.querySelector('button'))).toBe(true);
  expect(getByRole('button', { name: 'Log out all others' })).toBeTruthy();
  const addressOf = (name: string) => getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Change the password')).toBe('/pages/account/resetPassword');
  expect(addressOf('See your passkeys')).toBe('/pages/account/passkeys');
};
const isWaiting = ({ getByRole }: Page) =>
  expect(getByRole('button', { name: 'Log out all others' }).getAttribute('aria-busy')).toBe('true');

const charts = new WeakMap<Page, DevicesRef>();

/** A list without the device has no button for it, so the test sends the event to the chart itself. */
async function signOut(page: Page, event: { type: 'devices.signOutAsked'; target: string }): Promise<void> {
  const name = event.target === 'others' ? 'Log out all others' : 'Log out Firefox, Windows';
  const isListed =
    charts
      .get(page)
      ?.getSnapshot()
      .context.devices.some(({ id }) => id === event.target) === true;
  if (isListed || event.target === 'others') await press(name)(page);
  else await actOnPage(async () => charts.get(page)?.send(event));
}

const view: View<typeof devicesMachine, Page> = {
  open: (ref) => {
    const page = openPage(<DevicesScreen devices={ref as DevicesRef} />);
    charts.set(page, ref as DevicesRef);
    return page;
  },
  ...onPage,
  send: {
    'devices.signOutAsked': signOut,
    'devices.signOutConfirmed': press(/^Log out/),
    'devices.closed': pressOrEscape('Leave it'),
    'devices.retried': press('Try again'),
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading your devices')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    empty: ({ getByText, queryByRole }) => {
      expect(getByText('You are logged in on this device only.')).toBeTruthy();
      expect(queryByRole('button', { name: /^Log out/ })).toBeNull();
    },
    'shown.untouched': (page) => {
      seesList(page);
      expect(page.queryByRole('alert')).toBeNull();
    },
    'shown.refused': (page) => {
      seesList(page);
      seesText('alert', /Too many tries|No connection/)(page);
    },
    confirming: (page) =>
      expect(page.front().getByRole('heading').textContent).toMatch(/^Log (this device out|out all other devices)\?$/),
    sending: isWaiting,
  },
};

describePaths(devicesMachine, devicesSpec, view);

describeWrite(devicesMachine, {
  write: 'sendSignOut',
  input: undefined,
  actors: { loadDevices: fromPromise(async () => all) },
  open: (devices: DevicesRef) => openPage(<DevicesScreen devices={devices} />),
  reach: async (devices: DevicesRef) => {
    await waitFor(devices, (snapshot) => snapshot.matches('shown'));
    await actOnPage(async () => {
      devices.send({ type: 'devices.signOutAsked', target: 'others' });
      devices.send({ type: 'devices.signOutConfirmed' });
    });
  },
  tracing: isWaiting,
  unanswered: /may be logged out already/,
  check: 'Look again',
});
