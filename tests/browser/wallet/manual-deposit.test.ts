import type { Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { TestPlayer } from '../../../server/testing/players.js';
import { fill, follow, heads, pesos, press, pressAgain, sees, toasts } from '../steps/screen.js';
import { addFault, enterAs, ledgerOf, newPlayer, operate, switchSite } from '../support/hooks.js';
import { shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
const wallet = '/pages/account/myWallet';
const address = `${wallet}/manualDeposit`;

type Photo = { name: string; mimeType: string; buffer: Buffer };
const photos: Photo[] = [];

/** Noise is what a picture can be compressed least: several megabytes at the size of a phone's camera. */
beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  for (const name of ['first.jpg', 'second.jpg']) {
    const buffer = await sharp({ create: { width: 3_000, height: 4_000, channels: 3, background: '#888', noise } })
      .jpeg({ quality: 90 })
      .toBuffer();
    photos.push({ name, mimeType: 'image/jpeg', buffer });
  }
});
const photo = (index: number): Photo => {
  const found = photos[index];
  if (!found) throw new Error('no such photo');
  return found;
};

/** A minute of the site's clock, UTC+8, so many minutes from now. */
const siteMinute = (minutes: number) => new Date(Date.now() + (480 + minutes) * 60_000).toISOString().slice(0, 16);
async function choosePaid(page: Page, minute: string): Promise<void> {
  const time = form(page).getByRole('group', { name: 'Time of the payment' });
  await time.getByLabel('Day').selectOption(minute.slice(0, 10));
  await time.getByLabel('Hour').selectOption(minute.slice(11, 13));
  await time.getByLabel('Minute').selectOption(minute.slice(14));
}

const form = (page: Page) => page.getByRole('form', { name: 'Manual deposit' });
const chooser = (page: Page) => form(page).locator('input[type=file]').last();
const receipts = (page: Page) => form(page).getByRole('list', { name: 'Photos of the receipt' }).getByRole('listitem');
const uploaded = (page: Page, count: number) =>
  expect.poll(() => receipts(page).filter({ hasText: 'Uploaded' }).count()).toBe(count);

/** The file in the body of an upload, between its head and the boundary. */
async function pictureIn(request: Request): Promise<{ bytes: number; format: string; longest: number }> {
  const body = request.postDataBuffer() ?? Buffer.alloc(0);
  const boundary = body.subarray(0, body.indexOf('\r\n'));
  const start = body.indexOf('\r\n\r\n', body.indexOf('filename=')) + 4;
  const file = body.subarray(start, body.indexOf(Buffer.concat([Buffer.from('\r\n'), boundary]), start));
  const { format, width, height } = await sharp(file).metadata();
  return { bytes: file.length, format, longest: Math.max(width, height) };
}

/** Everything but the pictures, from an account that is typed in. Digits of Myanmar are digits. */
async function fillIn(page: Page, amount: string): Promise<void> {
  await form(page).getByRole('radio').first().check();
  await fill(form(page), 'Account holder', 'Marisol Reyes');
  await fill(form(page), 'Number of your account', '001234567890');
  await fill(form(page), 'Amount', amount);
  await choosePaid(page, siteMinute(-10));
}

/** From the filled form to the review; returns the number of the order. `promotion`: what the report has to name. */
async function send(page: Page, promotion?: string): Promise<string> {
  await press(page, 'Continue');
  await heads(page, 'Please check');
  if (promotion) await sees(page.getByRole('region', { name: 'Please check' }), promotion);
  await press(page, 'Send for review');
  await page.waitForURL(`**${address}?orderNo=*`);
  await heads(page, 'Your deposit is under review');
  return new URL(page.url()).searchParams.get('orderNo') ?? '';
}

/** The page asks again when the player returns to it. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

onEachDevice('on a %s', (device, journey) => {
  /** A player with 100.00 and without a bank card, in the form. */
  async function enter(expects: readonly RegExp[] = []) {
    const player = await newPlayer(suite.lobby(), { balance: 10_000 });
    const visitor = await suite[device]({ permissions: ['clipboard-read', 'clipboard-write'], expects });
    await enterAs(visitor, player);
    await visitor.page.goto(wallet);
    await follow(visitor.page.getByRole('main'), /^Manual deposit/);
    await form(visitor.page).waitFor();
    return { player, page: visitor.page };
  }
  const ledger = async (player: TestPlayer) => {
    const { wallet: left, moves, findings } = await ledgerOf(suite.lobby(), player);
    expect(findings).toEqual([]);
    return { left, moves: moves.slice(1) };
  };

  journey('a photo is shrunk in a worker, survives a reload, is rejected as unclear, sent anew, and paid', async () => {
    const { player, page } = await enter();
    await press(form(page), 'Copy the account number');
    await toasts(page, /copied/i);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('000111222333');

    await fillIn(page, '၅၀၀');
    expect(photo(0).buffer.length).toBeGreaterThan(4_000_000);
    const [worker, request] = await Promise.all([
      page.waitForEvent('worker'),
      page.waitForRequest('**/common/upload*'),
      chooser(page).setInputFiles(photo(0)),
    ]);
    expect(worker.url()).toMatch(/\/assets\/picture\.worker-[\w-]+\.js$/);
    const sent = await pictureIn(request);
    expect(sent.bytes).toBeLessThanOrEqual(500_000);
    expect(sent.longest).toBeLessThanOrEqual(1_600);
    expect(sent.format).toBe('webp');
    await uploaded(page, 1);

    const promotion = form(page).getByRole('radio', { name: /^Daily deposit/ });
    await promotion.check();
    await page.reload();
    await uploaded(page, 1);
    expect(await promotion.isChecked()).toBe(true);
    await shot(page, `manual-form-${device}`, true);
    await fill(form(page), 'Number of your account', '001234567890');
    const rejected = await send(page);
    await shot(page, `manual-review-${device}`, true);
    await operate(suite.lobby(), 'deposits', 'reject', rejected, 'receiptUnclear');
    await lookAgain(page);
    await heads(page, 'Deposit rejected');
    await sees(page, 'The receipt cannot be read. Please send a clear photo.');
    expect(await ledger(player)).toEqual({ left: 10_000, moves: [] });

    await follow(page.getByRole('main'), 'Try again');
    await form(page).waitFor();
    await fillIn(page, '500.50');
    await promotion.check();
    await sees(form(page).getByRole('status'), pesos(5_005));
    await chooser(page).setInputFiles(photo(1));
    await uploaded(page, 1);
    const orderNo = await send(page, 'Daily deposit');
    await operate(suite.lobby(), 'deposits', 'approve', orderNo);
    await lookAgain(page);
    await heads(page, 'Deposit received');
    await sees(page.getByRole('main'), pesos(5_005));
    expect(await ledger(player)).toMatchObject({ left: 65_055, moves: [{ amount: 50_050 }, { amount: 5_005 }] });
    await page.goto(wallet);
    await sees(page.getByRole('main'), pesos(65_055));
  });

  journey('says what is wrong with a time, a file, a second copy, and too many of them', async () => {
    const { page } = await enter();
    await fillIn(page, '500');
    // The list ends with this day: before noon it holds a time to come, and later the seventh day before a time that is too old.
    const isMorning = Number(siteMinute(0).slice(11, 13)) < 12;
    const [day, clock] = isMorning ? [siteMinute(0), '23:59'] : [siteMinute(-7 * 1440), '00:00'];
    await choosePaid(page, `${day.slice(0, 10)}T${clock}`);
    await press(page, 'Continue');
    await sees(form(page), isMorning ? 'This time has not come yet.' : /^This is more than 7 days ago/);
    await choosePaid(page, siteMinute(-10));
    await pressAgain(page, page.getByRole('main'), 'Continue');
    await sees(form(page), 'Please add a photo of the receipt.');

    const broken = Buffer.concat([photo(0).buffer.subarray(0, 300), Buffer.from('not a picture any more')]);
    await chooser(page).setInputFiles([
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('only a text') },
      { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: broken },
    ]);
    await sees(form(page), 'Please choose a JPEG, PNG or WebP picture.');
    await sees(form(page), 'Failed to preview image');
    await shot(page, `manual-faults-${device}`, true);
    await press(form(page), 'Remove notes.jpg');
    await press(form(page), 'Remove broken.jpg');

    const small = async (shade: number) => ({
      name: `${shade}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 40, height: 40, channels: 3, background: { r: shade, g: 0, b: 0 } } })
        .png()
        .toBuffer(),
    });
    await chooser(page).setInputFiles(await small(1));
    await uploaded(page, 1);
    await chooser(page).setInputFiles(await small(1));
    await sees(form(page), 'You have already added this picture.');
    expect(await receipts(page).count()).toBe(1);
    await chooser(page).setInputFiles(await Promise.all([2, 3, 4, 5].map(small)));
    await sees(form(page), 'Exceeded the maximum allowed number of files');
    await uploaded(page, 4);
    expect(await chooser(page).isDisabled()).toBe(true);
  });

  journey('an upload that broke is tried again, and a lost answer of the report is found by its key', async () => {
    const { player, page } = await enter([/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to load resource/]);
    await fillIn(page, '500');
    await addFault(suite.lobby(), { operation: 'uploadFile', httpStatus: 500 });
    await chooser(page).setInputFiles(photo(0));
    await sees(form(page), 'Upload failed, please try again');
    await press(form(page), 'Try first.jpg again');
    await uploaded(page, 1);
    await addFault(suite.lobby(), { operation: 'submitManualDeposit', phase: 'after', drop: true });
    const orderNo = await send(page);
    await operate(suite.lobby(), 'deposits', 'approve', orderNo);
    expect(await ledger(player)).toMatchObject({ left: 60_000, moves: [{ amount: 50_000 }] });
  });
});

test('shows how many bytes have left the device', async () => {
  const player = await newPlayer(suite.lobby());
  const visitor = await suite.phone();
  await enterAs(visitor, player);
  const { page } = visitor;
  await page.goto(address);
  await form(page).waitFor();
  const network = await visitor.context.newCDPSession(page);
  const limit = (bytes: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytes,
    });
  await network.send('Network.enable');
  await limit(60_000);
  await chooser(page).setInputFiles(photo(0));
  const bar = form(page).getByRole('progressbar', { name: 'Uploading' });
  await bar.and(page.locator('[aria-valuetext]:not([aria-valuetext^="0 "])')).waitFor();
  await shot(page, 'manual-progress-phone', true);
  const [, now = '', total = ''] =
    /^([\d,]+) of ([\d,]+) kB$/.exec((await bar.getAttribute('aria-valuetext')) ?? '') ?? [];
  expect(Number(now)).toBeLessThanOrEqual(Number(total));
  expect(Number(total)).toBeLessThanOrEqual(500);
  await limit(-1);
  await uploaded(page, 1);
});

test('is not offered where the site takes none', async () => {
  await switchSite(suite.lobby(), { manualDepositOpenStatus: 'false' });
  try {
    const player = await newPlayer(suite.lobby());
    const visitor = await suite.phone();
    await enterAs(visitor, player);
    const { page } = visitor;
    await page.goto(address);
    await heads(page, 'Manual deposits are closed');
    await page.goto(wallet);
    await sees(page.getByRole('main'), pesos(0));
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Manual deposit/ })
        .count(),
    ).toBe(0);
  } finally {
    await switchSite(suite.lobby(), { manualDepositOpenStatus: 'true' });
  }
});
