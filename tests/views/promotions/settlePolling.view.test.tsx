import { expect } from 'vitest';
import { settlePollingMachine, type SettlePollingRef } from '../../../machines/promotions/settlePolling.machine.js';
import { SettlePollingScreen } from '../../../src/screens/promotions/settlePolling/Screen.js';
import { settlePollingSpec } from '../../fixtures/promotions/settlePolling.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, pressOrEscape, type Page } from '../../support/render.js';

const shows = (isShown: boolean) => (page: Page) => expect(page.queryByRole('dialog') !== null).toBe(isShown);
const quiet = shows(false);

const view: View<typeof settlePollingMachine, Page> = {
  open: (ref) => openPage(<SettlePollingScreen settlePolling={ref as SettlePollingRef} />),
  ...onPage,
  send: {
    'settlePolling.placeChanged': 'outside',
    'settlePolling.accepted': press('See and settle'),
    'settlePolling.declined': pressOrEscape('Not now'),
    'lead.gained': 'outside',
    'page.hidden': 'outside',
    'page.shown': 'outside',
  },
  sees: {
    paused: quiet,
    'polling.following': quiet,
    'polling.recalling': quiet,
    'polling.loading': quiet,
    'polling.awaitingTurn': quiet,
    'polling.resting': quiet,
    'polling.holding': quiet,
    storing: quiet,
    open: shows(true),
  },
};

describePaths(settlePollingMachine, settlePollingSpec, view);
