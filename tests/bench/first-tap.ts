import type { Browser, Page } from 'playwright-core';
import { skipNotice } from '../browser/support/visitor.js';
import { ratio, told, type Measure } from './measure.js';
import { withPhone, type PhoneTargets } from './phone.js';

export type FirstTapBudget = {
  path: string;
  /** What is tapped, by its name in the table: CSS selectors. The control has the same links. */
  targets: Record<string, string>;
  /** Seconds after the target was painted. */
  after: readonly number[];
  /** A tap to its content, as a ratio to a real navigation between pages without scripts, and to the control. Null: only printed. */
  toTwin: number | null;
  toControl: number | null;
};

const rounds = 3;

/**
 * A visitor taps what a page shows as soon as it is there, or a little later, before the page is interactive: from the touch to
 * the content of the next screen. Beside it the same tap on the page without scripts, where the browser loads the
 * next page without scripts too, and on the control.
 */
export async function measureFirstTap(
  browser: Browser,
  { lobby, twin, control }: PhoneTargets,
  { path, targets, after, toTwin, toControl }: FirstTapBudget,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [name, selector] of Object.entries(targets)) {
    for (const seconds of after) {
      const [own, bare, other]: [number[], number[], number[]] = [[], [], []];
      for (let round = 0; round < rounds; round++) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, since each wants the whole processor
        own.push(await tapSoon(browser, lobby + path, selector, seconds, inApp));
        // oxlint-disable-next-line no-await-in-loop -- see above
        bare.push(await tapSoon(browser, twin + path, selector, seconds, inNextDocument));
        // oxlint-disable-next-line no-await-in-loop -- see above
        other.push(await tapSoon(browser, control + path, selector, seconds, inApp));
      }
      const tap = `${name}, tapped ${seconds === 0 ? 'at first sight' : `${seconds} s later`}`;
      measures.push(
        told(tap, 'ms', own),
        told(`${tap}, without scripts`, 'ms', bare),
        told(`${tap}, control`, 'ms', other),
        ratio(`${tap}, by that without scripts`, own, bare, toTwin ?? undefined),
        ratio(`${tap}, by control`, own, other, toControl ?? undefined),
      );
    }
  }
  return measures;
}

/** Tells the time in ms from the tap to the next screen. */
type Watch = (page: Page) => Promise<number>;

/** The next screen comes into the same document, or into another one if the app was not there to take the tap. */
const inApp: Watch = async (page) => {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- again only in the next document
      return (await page.evaluate('__benchNext()')) as number;
    } catch (reason) {
      if (!/context was destroyed/.test(String(reason))) throw reason;
    }
  }
};

const inNextDocument: Watch = async (page) => {
  const from = page.url();
  await page.waitForURL((url) => url.href !== from, { waitUntil: 'load', timeout: 60_000 });
  return (await page.evaluate('__benchArrived()')) as number;
};

const tapSoon = (browser: Browser, address: string, selector: string, seconds: number, watch: Watch): Promise<number> =>
  withPhone(browser, async ({ page, context }) => {
    await skipNotice(context);
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
    const [x, y] = (await page.evaluate(`__benchPainted(${JSON.stringify(selector)})`)) as [number, number];
    const due = performance.now() + seconds * 1_000;
    await page.evaluate('void __benchLeave()');
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    const [took] = await Promise.all([watch(page), page.touchscreen.tap(x, y)]);
    return took;
  });
