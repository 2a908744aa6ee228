import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { answerTo, findsSessionEnded, pictureAfter, submitLogin } from '../steps/access.js';
import { fill, follow, heads, press, pressAgain, sees, toasts, typed } from '../steps/screen.js';
import { killed } from '../steps/sign-up.js';
import { ask } from '../support/api.js';
import { addFault, enterAs, newPlayer } from '../support/hooks.js';
import { shot } from '../support/looking.js';
import { anotherSession, endOthers } from '../support/sessions.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
const address = '/pages/account/contactUs';
const text = 'The game stopped <b>in the middle</b> of a round.';

const form = (page: Page) => page.getByRole('form', { name: 'Write to us' });
const chooser = (page: Page) => form(page).locator('input[type=file]').last();
const pictures = (page: Page) => form(page).getByRole('list', { name: 'Pictures, if they help' }).getByRole('listitem');
const uploaded = (page: Page, count: number) =>
  expect.poll(() => pictures(page).filter({ hasText: 'Uploaded' }).count(), { timeout: 20_000 }).toBe(count);
const write = async (page: Page, content = text) => {
  await fill(form(page), 'Your message', content);
  await fill(form(page), 'Phone to call you back', '09171234567');
};
const png = async (width: number, height: number) => ({
  name: `${width}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#264' } })
    .png()
    .toBuffer(),
});

onEachDevice('on a %s', (device, journey) => {
  async function enter(expects: readonly RegExp[] = []) {
    const player = await newPlayer(suite.lobby());
    const visitor = await suite[device]({ permissions: ['clipboard-read', 'clipboard-write'], expects });
    await enterAs(visitor, player);
    return { player, ...visitor };
  }

  journey('a question is searched, and a feedback with a picture survives a reload and a lost answer', async () => {
    const { page, player } = await enter([/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to load resource/]);
    await page.goto('/pages/account/account');
    await follow(page.getByRole('main'), 'Help and feedback');
    await page.waitForURL(`**${address}`);
    await page.getByRole('list', { name: 'Contact us' }).getByRole('link').first().waitFor();

    const search = page.getByRole('searchbox', { name: 'Search the questions' });
    await search.fill('PAY again');
    await sees(page, /^\d questions? found$/);
    await page.locator('mark', { hasText: 'pay' }).first().waitFor();
    await shot(page, `faqs-found-${device}`, true);
    await search.fill('zebra');
    await heads(page, 'Nothing found');
    await press(page.getByRole('status').filter({ hasText: 'Nothing found' }), 'Write to us');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');

    await write(page);
    await sees(form(page), '49 / 1,000');
    await chooser(page).setInputFiles(await png(40, 40));
    await uploaded(page, 1);
    await page.reload();
    await uploaded(page, 1);
    expect(await typed(form(page), 'Your message')).toBe(text);

    const sent: string[] = [];
    page.on('request', (request) => {
      const key = request.headers()['idempotency-key'];
      if (request.url().includes('/contact/submit') && key !== undefined) sent.push(key);
    });
    await addFault(suite.lobby(), { operation: 'submitFeedback', phase: 'after', drop: true });
    // A double tap sends it once.
    await form(page).getByRole('button', { name: 'Send' }).dblclick();
    await heads(page, 'We have your message');
    await press(page, 'Copy the receipt number');
    await toasts(page, /copied/i);
    const number = await page.evaluate(() => navigator.clipboard.readText());
    expect(number).toMatch(/^5\d{4}$/);
    await shot(page, `feedback-sent-${device}`, true);
    expect(sent).toHaveLength(1);
    expect(
      await ask(suite.lobby(), 'POST', '/contact/trace', { token: player.token, body: { referenceNo: sent[0] } }),
    ).toMatchObject({ data: { feedbackId: number } });

    await page.reload();
    await heads(page, 'We have your message');
    await sees(page, number);
    await press(page, 'Write another message');
    expect(await typed(form(page), 'Your message')).toBe('');
    expect(await pictures(page).count()).toBe(0);
  });

  journey('a half-written feedback survives a closed tab and a session that ends', async () => {
    const { player, context, page: first } = await enter();
    await first.goto(address);
    await write(first);
    await chooser(first).setInputFiles(await png(50, 50));
    await uploaded(first, 1);
    const page = await killed(first, context);
    await uploaded(page, 1);
    expect(await typed(form(page), 'Your message')).toBe(text);
    expect((await typed(form(page), 'Phone to call you back')).replaceAll('-', '')).toBe('09171234567');

    // The session ends while the form is not open.
    const end = async () => endOthers(suite.lobby(), await anotherSession(suite.lobby(), player));
    const logIn = async (picture: string) => {
      await submitLogin(page, player.username, player.password, await answerTo(suite.lobby(), picture));
      await form(page).waitFor();
    };
    await end();
    await findsSessionEnded(page);
    await logIn(await pictureAfter(page, () => page.goto(address)));
    await uploaded(page, 1);
    expect(await typed(form(page), 'Your message')).toBe(text);

    // It ends while the player writes: the form stays under the popup.
    await write(page, `${text} Twice.`);
    await end();
    await logIn(await pictureAfter(page, () => press(form(page), 'Send')));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(address);
    expect(await typed(form(page), 'Your message')).toBe(`${text} Twice.`);
    await uploaded(page, 1);
    await press(form(page), 'Send');
    await heads(page, 'We have your message');
  });
});

test('files that are no pictures are refused in words, and one of 50 megapixels is taken', async () => {
  const player = await newPlayer(suite.lobby());
  const visitor = await suite.phone({ expects: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });
  await enterAs(visitor, player);
  const { page, context } = visitor;
  await page.goto(address);
  await write(page);
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
  await chooser(page).setInputFiles([
    { name: 'photo.heic', mimeType: 'image/heic', buffer: heic },
    { name: '\u202Egnp.exe', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)">') },
  ]);
  await expect.poll(() => pictures(page).filter({ hasText: 'Please choose a JPEG, PNG or WebP' }).count()).toBe(2);
  await press(form(page), 'Send');
  await sees(form(page), 'Please wait until every picture is uploaded, or remove it.');
  await shot(page, 'feedback-faults-phone', true);
  await press(form(page), 'Remove gnp.exe');
  await expect.poll(() => pictures(page).count()).toBe(1);
  await press(pictures(page).first(), /^Remove/);

  // Nothing is sent while a picture is on its way.
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/common/upload*', async (route) => {
    await released;
    await route.continue();
  });
  await chooser(page).setInputFiles(await png(30, 30));
  await form(page).getByRole('progressbar', { name: 'Uploading' }).waitFor();
  await pressAgain(page, form(page), 'Send');
  await sees(form(page), 'Please wait until every picture is uploaded, or remove it.');
  release();
  await uploaded(page, 1);
  await page.unroute('**/common/upload*');
  await press(form(page), 'Remove 30.png');

  await context.setOffline(true);
  await chooser(page).setInputFiles(await png(8_660, 5_774));
  await sees(form(page), 'Upload failed, please try again');
  await pressAgain(page, form(page), 'Send');
  await sees(form(page), 'Please wait until every picture is uploaded, or remove it.');
  await context.setOffline(false);
  await press(form(page), /^Try 8660/);
  await uploaded(page, 1);
  await pressAgain(page, form(page), 'Send');
  await heads(page, 'We have your message');
});

test('a message that did not reach the site is looked up when the connection is back, and sent again only by the player', async () => {
  const player = await newPlayer(suite.lobby());
  const visitor = await suite.phone({ expects: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });
  await enterAs(visitor, player);
  const { page, context } = visitor;
  await page.goto(address);
  await write(page, '\u202Eလေးစားစွာဖြင့်၊ ဂိမ်းရပ်သွားသည်။ 👨‍👩‍👧‍👦');
  await context.setOffline(true);
  await press(form(page), 'Send');
  await heads(page, 'We do not know yet whether your message arrived');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await context.setOffline(false);
  await heads(page, 'Your message did not reach us');
  await shot(page, 'feedback-absent-phone', true);
  // The network has looked the message up, and has not sent it.
  expect(sent).toEqual(['/user-api/contact/trace']);
  await press(page, 'Send it again');
  await heads(page, 'We have your message');
  expect(sent).toEqual(['/user-api/contact/trace', '/user-api/contact/submit']);
});
