import { expect } from 'vitest';
import { gameExitMachine, type GameExitRef } from '../../../machines/play/gameExit.machine.js';
import { GameExitScreen } from '../../../src/screens/play/gameExit/Screen.js';
import { gameExitSpec } from '../../fixtures/play/gameExit.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, openPage, press, type Page } from '../../support/render.js';

const says =
  (text: RegExp) =>
  ({ getByText }: Page) =>
    expect(getByText(text)).toBeTruthy();
const isGone = ({ queryByRole }: Page) => expect(queryByRole('dialog')).toBeNull();

const view: View<typeof gameExitMachine, Page> = {
  open: (ref) => openPage(<GameExitScreen gameExit={ref as GameExitRef} />),
  act: actOnPage,
  send: {
    'back.pressed': 'outside',
    'gameExit.retried': press('Ask again now'),
    'gameExit.stayed': press('Back to the game'),
    'gameExit.closed': press('Back to lobby'),
    // The button exists only after an exit to recharge.
    'gameExit.depositChosen': async (page) =>
      page.queryByRole('button', { name: 'Deposit' }) ? press('Deposit')(page) : undefined,
  },
  sees: {
    'moving.exiting': says(/Moving ₱\s320.00 to the wallet/),
    'moving.processing': says(/has not confirmed yet.*nothing is moved twice/),
    'moving.locked': says(/finishing a round/),
    'moving.noResponse': says(/No answer yet.*nothing is moved twice/),
    refused: ({ getByRole }) => expect(getByRole('alert').textContent).toMatch(/no longer here/),
    settled: says(/₱\s320.00 moved to the wallet/),
    stayed: isGone,
    switched: isGone,
    deposit: isGone,
    closed: isGone,
  },
};

describePaths(gameExitMachine, gameExitSpec, view);
