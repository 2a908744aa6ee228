import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerFacebook, tokenOf } from '../steps/access.js';
import { dialog, follow, heads, press, pressAgain, sees, toasts } from '../steps/screen.js';
import { enterAs, newPlayer } from '../support/hooks.js';
import { axe, nothingClipped, shot } from '../support/looking.js';
import { facebookResult, newSocialPlayer } from '../support/social.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
const binds = '/pages/account/socialBinds';
/** The test loses responses on purpose. */
const expects = [/ERR_FAILED/];

/** The requests that send the result of Facebook. */
function exchangesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/oauth\/facebook\/login\?/.test(request.url())) sent.push(request.postData() ?? '');
  });
  return sent;
}

const link = (page: Page) => press(page, 'Link Facebook');
const isUnbound = (page: Page) => page.getByRole('main').getByText('Not linked').waitFor();

onEachDevice('linked accounts on a %s', (device, journey) => {
  journey('a player binds Facebook, stays logged in, and unbinds it', async () => {
    const player = await newPlayer(suite.lobby());
    const { page, context } = await suite[device]();
    await enterAs({ context }, player);
    const exchanges = exchangesOf(page);
    await page.goto('/pages/account/account');
    await follow(page.getByRole('main'), 'Linked accounts');
    await isUnbound(page);
    await axe(page);
    await nothingClipped(page);
    await shot(page, `social-unbound-${device}`);

    await link(page);
    await answerFacebook(page, `Tala ${Date.now()}`);
    await sees(page, /^Linked as Tala/);
    await toasts(page, 'Facebook is linked.');
    expect(page.url()).toMatch(new RegExp(`${binds}$`));
    expect(await tokenOf(page)).toBe(player.token);
    const { code, state } = JSON.parse(exchanges[0] ?? '{}') as { code: string; state: string };
    const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), history.state]));
    for (const secret of [code, state]) expect(kept).not.toContain(secret);
    await axe(page);
    await nothingClipped(page);
    await shot(page, `social-bound-${device}`);

    await page.reload();
    await sees(page, /^Linked as Tala/);
    expect(exchanges).toHaveLength(1);

    await press(page, 'Unlink Facebook');
    await axe(page);
    await press(dialog(page), 'Keep it linked');
    await sees(page, /^Linked as Tala/);
    await pressAgain(page, page, 'Unlink Facebook');
    await press(dialog(page), 'Unlink');
    await toasts(page, 'Facebook is unlinked.');
    await isUnbound(page);
  });

  journey('a player who cancels at Facebook reads that nothing has changed', async () => {
    const { page, context } = await suite[device]();
    await enterAs({ context }, await newPlayer(suite.lobby()));
    const exchanges = exchangesOf(page);
    await page.goto(binds);
    await link(page);
    await answerFacebook(page, null);
    await page.getByRole('alert').filter({ hasText: 'Nothing has changed' }).waitFor();
    await isUnbound(page);
    expect(exchanges).toEqual([]);
    await axe(page);
  });

  journey('a bind whose response is lost is found by the list and not sent again', async () => {
    const player = await newPlayer(suite.lobby());
    const { page, context } = await suite[device]({ expects });
    await enterAs({ context }, player);
    const exchanges = exchangesOf(page);
    await page.goto(binds);
    await isUnbound(page);
    await context.route(/\/oauth\/facebook\/login\?/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await link(page);
    await answerFacebook(page, `Lost ${Date.now()}`);
    await sees(page, /^Linked as Lost/);
    expect(exchanges).toHaveLength(1);
    expect(await tokenOf(page)).toBe(player.token);
  });

  journey('the only way in is not unbound, and the page leads to adding a phone', async () => {
    const { page, context } = await suite[device]();
    await enterAs({ context }, await newSocialPlayer(suite.lobby()));
    await page.goto(binds);
    await sees(page, /^Linked as Ligaya Cruz/);
    await press(page, 'Unlink Facebook');
    await press(dialog(page), 'Unlink');
    await page.getByRole('alert').filter({ hasText: 'only way to log in' }).waitFor();
    await axe(page);
    await nothingClipped(page);
    await shot(page, `social-only-way-in-${device}`);
    await follow(page.getByRole('main'), 'Add a phone number');
    await page.getByRole('form', { name: 'Add your phone number' }).waitFor();
  });
});

test('a person at Facebook who is bound to another player is refused', async () => {
  const { page, context } = await suite.phone();
  await enterAs({ context }, await newPlayer(suite.lobby()));
  await page.goto(binds);
  await link(page);
  const name = `Niran ${Date.now()}`;
  await answerFacebook(page, name);
  await sees(page, /^Linked as Niran/);
  const second = await suite.phone();
  await enterAs(second, await newPlayer(suite.lobby()));
  // The embedded Facebook recognises a person by the key in its cookie.
  await second.context.addCookies(await context.cookies(`${suite.lobby().origin}/sandbox/facebook/dialog`));
  await second.page.goto(binds);
  await link(second.page);
  await answerFacebook(second.page, name);
  await second.page.getByRole('alert').filter({ hasText: 'linked to another player' }).waitFor();
  await isUnbound(second.page);
});

test('a link with the result of another player binds nothing', async () => {
  const { token } = await newPlayer(suite.lobby());
  const forged = await facebookResult(suite.lobby(), 'Thief', { browserUUID: randomUUID(), token });
  expect(forged.pathname).toBe(binds);
  const { page, context } = await suite.phone();
  await enterAs({ context }, await newPlayer(suite.lobby()));
  await page.goto(forged.href);
  await page.getByRole('alert').filter({ hasText: 'Please start again' }).waitFor();
  await isUnbound(page);
});

test('opening the page after it was closed during the bind shows the truth', async () => {
  const { page, context } = await suite.phone({ expects });
  await enterAs({ context }, await newPlayer(suite.lobby()));
  await page.goto(binds);
  await link(page);
  const reached = new Promise<void>((resolve) => {
    void context.route(/\/oauth\/facebook\/login\?/, async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await answerFacebook(page, `Closed ${Date.now()}`);
  await reached;
  await page.close({ runBeforeUnload: false });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const again = await context.newPage();
  await again.goto(binds);
  await heads(again, 'Linked accounts');
  await sees(again, /^Linked as Closed/);
});
