import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { enterAs, newPlayer } from '../browser/support/hooks.js';
import { startLobby } from '../browser/support/lobby.js';
import { launch, phoneFrame } from '../browser/support/visitor.js';
import { median, rangeOf, type Measure } from './measure.js';

export interface ReceiptBudget {
  /** From the choice of a photo until its small copy is shown. */
  readonly shownMs: number;
  readonly longestTaskMs: number;
}

interface Picked {
  readonly shownMs: number;
  readonly longestTaskMs: number;
}

const runs = 5;

/** A photo of 8 MB is chosen as a receipt, on the layout of a phone, with the processor as it is. */
export async function measureReceipt(budget: ReceiptBudget): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'receipt-'));
  // The browser reads the file itself: handed over as bytes, it would be decoded in the page's thread.
  const photo = join(folder, 'receipt.jpg');
  const [lobby, browser] = await Promise.all([startLobby(), launch(), drawPhoto(photo)]);
  try {
    const picked: Picked[] = [];
    for (let run = 0; run < runs; run += 1) picked.push(await pick(lobby.origin, browser, photo));
    const of = (name: string, values: readonly number[], most: number): Measure => ({
      name,
      unit: 'ms',
      value: median(values),
      range: rangeOf(values),
      most,
    });
    return [
      { name: 'a photo of a receipt', unit: 'MB', value: (await stat(photo)).size / 1e6, least: 8 },
      of(
        'the photo: from the choice until it is shown',
        picked.map(({ shownMs }) => shownMs),
        budget.shownMs,
      ),
      of(
        "the photo: longest task of the page's thread",
        picked.map(({ longestTaskMs }) => longestTaskMs),
        budget.longestTaskMs,
      ),
    ];
  } finally {
    await browser.close();
    await lobby.stop();
    await rm(folder, { recursive: true });
  }
}

/** As many pixels as a phone's camera gives. Noise is what can be compressed least: it makes the file large. */
const drawPhoto = (path: string) =>
  sharp({
    create: {
      width: 3_000,
      height: 4_000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 45 },
    },
  })
    .jpeg({ quality: 90 })
    .toFile(path);

async function pick(origin: string, browser: Browser, photo: string): Promise<Picked> {
  const context = await browser.newContext({ ...phoneFrame, baseURL: origin });
  try {
    await enterAs({ context }, await newPlayer({ origin }));
    await context.addInitScript({ path: fileURLToPath(new URL('pick-receipt.js', import.meta.url)) });
    const page = await context.newPage();
    await page.goto('/pages/account/myWallet/manualDeposit');
    await page.getByRole('form', { name: 'Manual deposit' }).locator('input[type=file]').last().setInputFiles(photo);
    await page.getByRole('main').getByRole('listitem').locator('img[src^="data:"]').waitFor();
    return (await page.evaluate(
      '({ shownMs: __benchReceipt.shownAt - __benchReceipt.pickedAt, longestTaskMs: __benchReceipt.longestTaskMs })',
    )) as Picked;
  } finally {
    await context.close();
  }
}
