import type { Page } from 'playwright-core';
import { addFault } from '../../browser/support/hooks.js';
import { withOpener } from '../../browser/support/opener.js';
import { timeoutByTimer } from '../../support/signal-timeout.js';
import type { Scene, Step } from './steps.js';

/** Installs Playwright's clock for `AbortSignal.timeout` as well, in this document and in later ones. The clock alone drives only `setTimeout`. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  const drive = `AbortSignal.timeout = ${timeoutByTimer.toString()};`;
  await page.addInitScript(drive);
  await page.evaluate(drive);
}

/** A fault of the one request of a step. `lift` ends a lasting fault. */
export type Mishap = {
  begin: (scene: Scene, step: Step) => Promise<unknown>;
  lift?: (scene: Scene, step: Step) => Promise<unknown>;
};

const html = '<!doctype html><html><body><h1>502 Bad Gateway</h1><hr><center>nginx</center></body></html>';

/** Either the request or its response is lost. */
const cut = (isCarriedOut: boolean): Mishap => ({
  begin: ({ page }, { calls }) =>
    page.context().route(
      calls,
      async (route) => {
        if (isCarriedOut) await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    ),
});

const answered = (answer: { status: number; contentType: string; body: string }, isCarriedOut = false): Mishap => ({
  begin: ({ page }, { calls }) =>
    page.context().route(
      calls,
      async (route) => {
        if (isCarriedOut) await route.fetch();
        await route.fulfill(answer);
      },
      { times: 1 },
    ),
});

/** Resolves when the request without a response has been sent. */
const arrivals = new WeakMap<Page, Promise<void>>();

/** The server refuses. This works only for operations of the contract. */
const refused = (fault: { httpStatus?: number; bodyCode?: number }): Mishap => ({
  begin: ({ lobby }, { operation }) =>
    addFault(lobby, { operation: operation ?? '', msg: 'Refused by the test.', ...fault }),
});

export const mishaps = {
  offline: {
    begin: ({ page }) => page.context().setOffline(true),
    lift: ({ page }) => page.context().setOffline(false),
  },
  'reset before': cut(false),
  'reset after': cut(true),
  '502 in HTML': answered({ status: 502, contentType: 'text/html', body: html }),
  'half a JSON before': answered({ status: 200, contentType: 'application/json', body: '{"code":200,"da' }),
  'half a JSON after': answered({ status: 200, contentType: 'application/json', body: '{"code":200,"da' }, true),
  'HTTP 403': refused({ httpStatus: 403 }),
  'body 401': refused({ bodyCode: 401 }),
  'body 503': refused({ bodyCode: 503 }),
  'no answer': {
    begin: async ({ page }, { calls }) => {
      const arrival = withOpener();
      arrivals.set(page, arrival.opened);
      await page.context().route(calls, () => arrival.open(), { times: 1 });
    },
    // The lobby waits 300 s for a payment channel and 60 s for the rest (B4); the game's 8 s need no change of the clock.
    lift: async ({ page }, { operation }) => {
      await arrivals.get(page);
      if (operation !== null) await page.clock.fastForward(301_000);
    },
  },
} satisfies Record<string, Mishap>;

export type MishapName = keyof typeof mishaps;
