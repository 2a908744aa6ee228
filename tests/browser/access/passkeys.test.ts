import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerTo, logOut, pictureAfter, submitLogin, tokenOf } from '../steps/access.js';
import { dialog, fill, heads, press, sees } from '../steps/screen.js';
import { newPlayer, reset } from '../support/hooks.js';
import { axe, nothingClipped, settled, shot } from '../support/looking.js';
import { lobbySuite, type Device } from '../support/suite.js';
import { choose, localhost, type Chosen, type Visitor } from '../support/visitor.js';

const suite = lobbySuite();
const loginPage = '/pages/login/accountLogin';
const passkeysPage = '/pages/account/passkeys';
const withPasskey = 'Log in with a passkey';

/** Attempts are limited by IP address, and all visitors of this test have the same address. */
beforeEach(() => reset(suite.lobby()));

/** A device that verifies its player at once, as after a finger on its sensor. */
async function giveAuthenticator({ context, page }: Visitor): Promise<void> {
  const browser = await context.newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describe.each<Device>(['phone', 'desktop'])('on a %s', (device) => {
  async function comes(expects: readonly RegExp[] = []): Promise<Visitor> {
    const visitor = await suite[device]({ isAtLocalhost: true, expects });
    await giveAuthenticator(visitor);
    return visitor;
  }

  /** The login: a page on a phone, and the popup over home on a desktop. Tells the id of its picture. */
  async function openLogin(page: Page): Promise<string> {
    const picture = await pictureAfter(page, () => page.goto(loginPage));
    await page.getByRole('button', { name: withPasskey }).waitFor();
    return picture;
  }

  async function logInByPassword(page: Page, { username, password }: { username: string; password: string }) {
    const picture = await openLogin(page);
    await submitLogin(page, username, password, await answerTo(suite.lobby(), picture));
    await expect.poll(() => tokenOf(page)).toBeTruthy();
  }

  /** The same screen as other players have it. */
  async function shots(visitor: Visitor, name: string, looks: readonly Chosen[]): Promise<void> {
    if (process.env['SHOTS'] !== 'true') return;
    for (const look of looks) {
      await choose(visitor, localhost(suite.lobby().origin), look);
      await visitor.page.reload();
      await settled(visitor.page);
      await shot(visitor.page, `${name}-${device}-${look.locale}-${look.mode}`);
    }
    await choose(visitor, localhost(suite.lobby().origin), { locale: 'en_US', mode: 'light' });
    await visitor.page.reload();
    await settled(visitor.page);
  }
  const looks: readonly Chosen[] = [
    { locale: 'my_MM', mode: 'light' },
    { locale: 'en_US', mode: 'dark' },
  ];

  test('a passkey is offered after the password, logs in by one tap, and is refused once it is removed (C10)', async () => {
    const player = await newPlayer(suite.lobby());
    const visitor = await comes();
    const { page } = visitor;

    await logInByPassword(page, player);
    await heads(dialog(page), 'Log in without a password?');
    await axe(page);
    await nothingClipped(page);
    await shot(page, `passkey-offer-${device}`);
    await press(dialog(page), 'Add a passkey');
    await heads(dialog(page), 'Passkey added');
    await shot(page, `passkey-added-${device}`);
    await press(dialog(page), 'Done');

    await logOut(page);
    await openLogin(page);
    await axe(page);
    await nothingClipped(page);
    await shot(page, `passkey-login-${device}`);
    await press(page, withPasskey);
    await expect.poll(() => tokenOf(page)).toBeTruthy();

    await page.goto(passkeysPage);
    await heads(page, 'Passkeys');
    const rows = page.getByRole('main').getByRole('listitem');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(1);
    await sees(page, /last used/);
    await press(page, /^Rename /);
    await fill(dialog(page), 'Name', 'My own phone');
    await shot(page, `passkey-rename-${device}`);
    await press(dialog(page), 'Save');
    await sees(page, 'My own phone');
    await axe(page);
    await nothingClipped(page);
    await shot(page, `passkeys-${device}`);
    await shots(visitor, 'passkeys', looks);

    await press(page, 'Remove My own phone');
    await heads(dialog(page), 'Remove the passkey “My own phone”?');
    await shot(page, `passkey-remove-${device}`);
    await press(dialog(page), 'Remove');
    await sees(page, 'No passkeys yet');

    await logOut(page);
    const picture = await openLogin(page);
    await press(page, withPasskey);
    await sees(page, 'This passkey no longer works here. Log in with your password.');
    expect(await tokenOf(page)).toBeNull();
    await nothingClipped(page);
    await shot(page, `passkey-refused-${device}`);
    await submitLogin(page, player.username, player.password, await answerTo(suite.lobby(), picture));
    await expect.poll(() => tokenOf(page)).toBeTruthy();
  });
});
