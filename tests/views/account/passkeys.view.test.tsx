import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Passkey } from '../../../machines/account/newPasskey.machine.js';
import { passkeysMachine, type PasskeysRef } from '../../../machines/account/passkeys.machine.js';
import { PasskeysScreen } from '../../../src/screens/account/passkeys/Screen.js';
import { phonePasskey } from '../../fixtures/account/passkeys.js';
import { passkeysSpec } from '../../fixtures/account/passkeys.spec.js';
import { describePaths, type Outside, type View } from '../../support/describe-paths.js';
import {
  fill,
  onPage,
  openPage,
  press,
  pressIfTaken,
  pressOrEscape,
  seesText,
  type Page,
} from '../../support/render.js';

const charts = new WeakMap<Page, PasskeysRef>();
const contextOf = (page: Page) => charts.get(page)?.getSnapshot().context;

/** The list, newest first, or what a passkey is. */
const seesList = (page: Page) => {
  const passkeys = contextOf(page)?.passkeys ?? [];
  const rows = page.queryAllByRole('listitem').filter((row) => row.querySelector('button'));
  expect(rows.map((row) => passkeys.find(({ name }) => row.textContent.includes(name))?.id)).toEqual(
    passkeys.map(({ id }) => id),
  );
  expect(page.queryByText('No passkeys yet') === null).toBe(passkeys.length > 0);
  for (const row of rows) expect(row.textContent).toMatch(/Added Nov 21.*(Not used yet|Last used)/);
  if (contextOf(page)?.isAble) expect(page.getByRole('button', { name: 'Add a passkey' })).toBeTruthy();
  else expect(page.getByText(/cannot make passkeys/)).toBeTruthy();
  expect(page.getByRole('link', { name: 'See your devices' }).getAttribute('href')).toBe('/pages/account/devices');
};
const isBusyWith = (name: string) => (page: Page) =>
  expect(page.front().getByRole('button', { name }).getAttribute('aria-busy')).toBe('true');
/** Until the response the rows take no press. */
const isHeld = (page: Page) => {
  for (const row of page.queryAllByRole('button', { name: /^(Rename|Remove) / }))
    expect(row).toHaveProperty('disabled', true);
  expect(page.queryByRole('alert')).toBeNull();
};

const pressOf =
  (verb: string) =>
  async (page: Page, event: { id: string }, outside: Outside): Promise<void> =>
    pressIfTaken(`${verb} ${contextOf(page)?.passkeys.find(({ id }) => id === event.id)?.name}`)(page, event, outside);

const leave = pressOrEscape(/^(Close|Keep it)$/);

const view: View<typeof passkeysMachine, Page> = {
  open: (ref) => {
    const page = openPage(<PasskeysScreen passkeys={ref as PasskeysRef} />);
    charts.set(page, ref as PasskeysRef);
    return page;
  },
  ...onPage,
  send: {
    'passkeys.addAsked': pressIfTaken('Add a passkey'),
    'passkeys.renameAsked': pressOf('Rename'),
    'passkeys.revokeAsked': pressOf('Remove'),
    'passkeys.renamed': async (page, event, { send, isTaken }) => {
      if (!isTaken) return send();
      await fill(page, 'Name', event.name);
      return press('Save')(page);
    },
    'passkeys.revokeConfirmed': press('Remove'),
    'passkeys.closed': async (page, _, { send, isTaken }) => (isTaken ? leave(page) : send()),
    'passkeys.retried': press(/Try again|Look again/),
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading your passkeys')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    'shown.untouched': (page) => {
      seesList(page);
      expect(page.queryByRole('alert')).toBeNull();
    },
    'shown.notAdded': (page) => {
      seesList(page);
      seesText('alert', /No passkey was added|could not make a passkey/)(page);
    },
    'shown.refused': (page) => {
      seesList(page);
      seesText('alert', /Too many tries|No connection/)(page);
    },
    adding: isBusyWith('Add a passkey'),
    'renaming.editing': (page) => expect(page.front().queryByRole('alert')).toBeNull(),
    'renaming.refused': (page) => {
      const dialog = page.front();
      expect(dialog.getByRole('alert').textContent).toMatch(/Too many tries|No connection/);
      expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'My phone');
    },
    'renaming.sending': isBusyWith('Save'),
    confirming: (page) => expect(page.front().getByRole('heading').textContent).toMatch(/^Remove the passkey “/),
    revoking: isHeld,
    'unknown.tracing': isHeld,
    'unknown.unanswered': seesText('alert', /may have worked/),
  },
};

describePaths(passkeysMachine, passkeysSpec, view);

test('a name with marks of direction and HTML is text, and turns nothing around it', async () => {
  const name = '\u202Eevil <b>';
  const passkeys = createActor(
    passkeysMachine.provide({
      actors: { loadPasskeys: fromPromise<readonly Passkey[]>(async () => [{ ...phonePasskey, name }]) },
    }),
    { input: { isAble: true } },
  ).start();
  const page = openPage(<PasskeysScreen passkeys={passkeys} />);
  const names = () => [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(names()).toEqual([name]));
  await page.user.click(page.getByRole('button', { name: `Remove ${name}` }));
  await vi.waitFor(() => expect(names()).toEqual([name, name]));
  expect(page.front().getByRole('heading').textContent).toBe(`Remove the passkey “${name}”?`);
});
