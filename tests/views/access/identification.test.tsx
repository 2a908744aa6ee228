import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { appMachine } from '../../../machines/app.machine.js';
import { flowsMachine } from '../../../machines/flows.machine.js';
import { systemId } from '../../../machines/system.js';
import { IdentificationScreen } from '../../../src/screens/access/identification/Screen.js';
import { appInput } from '../../fixtures/app.spec.js';
import { openPage, press } from '../../support/render.js';
import { Fakes, waitingForm } from '../../support/fakes.js';

/** Marisol's session ended while a form was open. Then a player logged in whose name could not be loaded. */
function openForm() {
  const fakes = new Fakes(appMachine);
  const app = createActor(appMachine.provide({ actors: { ...fakes.actors, flows: flowsMachine } as never }), {
    input: { ...appInput, place: { path: '/pages/account/myWallet/recharge', isOpen: false, isLoaded: true } },
    systemId: systemId.app,
  }).start();
  app.send({ type: 'session.began' });
  app.send({ type: 'session.identified', userId: '1' });
  const { flows } = app.getSnapshot().children;
  flows?.send({ type: 'flows.entered', name: 'deposit', logic: waitingForm(), input: null });
  flows?.send({ type: 'flows.typed' });
  app.send({ type: 'session.expired', reason: null });
  const page = openPage(<IdentificationScreen app={app as never} />);
  act(() => app.send({ type: 'session.began' }));
  const form = () => flows?.getSnapshot().context.flows['deposit'];
  return { app, page, form, told: fakes.told };
}

test('nothing covers the form until a player logs in; then the form is blocked', () => {
  const { page } = openForm();
  expect(page.getByRole('alertdialog', { name: 'One moment' }).textContent).toMatch(/What you typed is still here/);
  expect(page.queryByRole('button', { name: 'Go on without the form' })).toBeNull();
});

test('a name that could not be loaded is requested again; the form continues for its player', async () => {
  const { app, page, form, told } = openForm();
  act(() => app.send({ type: 'session.identified', userId: null }));
  expect(page.getByRole('alertdialog', { name: 'We could not load your account' })).toBeTruthy();
  await press('Try again')(page);
  expect(told['session']).toEqual([{ type: 'session.refresh' }]);
  act(() => app.send({ type: 'session.identified', userId: '1' }));
  expect(page.queryByRole('alertdialog')).toBeNull();
  expect(form()).toBeTruthy();
});

test('a player who does not want to wait continues without the form', async () => {
  const { app, page, form } = openForm();
  act(() => app.send({ type: 'session.identified', userId: null }));
  await press('Go on without the form')(page);
  expect(page.queryByRole('alertdialog')).toBeNull();
  expect(form()).toBeUndefined();
  expect(app.getSnapshot().matches({ visit: 'player' })).toBe(true);
});

test('Escape does not uncover the form, which may be of another player', async () => {
  const { page, form } = openForm();
  await page.user.keyboard('{Escape}');
  expect(page.getByRole('alertdialog', { name: 'One moment' })).toBeTruthy();
  expect(form()).toBeTruthy();
});
