import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { answerTo, logOut, pictureAfter, submitLogin, tokenOf } from '../steps/access.js';
import { dialog, fill, heads, press, sees, toasts } from '../steps/screen.js';
import { enterAs, newPlayer, reset } from '../support/hooks.js';
import { axe, nothingClipped, shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';
import type { Visitor } from '../support/visitor.js';

const suite = lobbySuite();
const loginPage = '/pages/login/accountLogin';
const passkeysPage = '/pages/account/passkeys';
const withPasskey = 'Log in with a passkey';

/** Attempts are limited by IP address, and all visitors of this test have the same address. */
beforeEach(() => reset(suite.lobby()));

/**
 * A device whose player confirms at once, as with a finger on its sensor, or not at all. One who confirms also chooses the first
 * suggestion of a field, so nobody does while a form is opened for its button.
 */
async function giveAuthenticator({ context, page }: Visitor): Promise<(isConfirming: boolean) => Promise<void>> {
  const browser = await context.newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return async (enabled) =>
    void (await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }));
}

/** px below the top of the screen; of a place without a toast as well. */
const topOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().top);

onEachDevice('on a %s', (device, journey) => {
  async function comes(): Promise<Visitor & { confirms: (isConfirming: boolean) => Promise<void> }> {
    const visitor = await suite[device]({ isAtLocalhost: true });
    return { ...visitor, confirms: await giveAuthenticator(visitor) };
  }

  /** The page of the login, once its button of passkeys is there. Returns the id of its picture. */
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

  journey(
    'a passkey is offered after the password, logs in by one tap, and is refused once it is removed (C10)',
    async () => {
      const player = await newPlayer(suite.lobby());
      const { page, confirms } = await comes();

      await logInByPassword(page, player);
      await heads(dialog(page), 'Log in without a password?');
      // The welcome, which is raised by the same login, leaves the buttons of the offer free.
      await expect.poll(() => topOf(page.getByRole('log'))).toBeLessThan(device === 'phone' ? 100 : Infinity);
      await axe(page);
      await nothingClipped(page);
      await shot(page, `passkey-offer-${device}`);
      await confirms(true);
      await press(dialog(page), 'Add a passkey');
      await heads(dialog(page), 'Passkey added');
      await shot(page, `passkey-added-${device}`);
      await press(dialog(page), 'Done');

      await confirms(false);
      await logOut(page);
      await openLogin(page);
      await axe(page);
      await nothingClipped(page);
      await shot(page, `passkey-login-${device}`);
      await confirms(true);
      await press(page, withPasskey);
      await expect.poll(() => tokenOf(page)).toBeTruthy();

      await page.goto(passkeysPage);
      await heads(page, 'Passkeys');
      const rows = page.getByRole('main').getByRole('listitem');
      await rows.first().waitFor();
      expect(await rows.count()).toBe(1);
      await sees(page, /^Added .*Last used/);
      await press(page, /^Rename /);
      await fill(dialog(page), 'Name', 'My own phone');
      await shot(page, `passkey-rename-${device}`);
      await press(dialog(page), 'Save');
      await sees(page, 'My own phone');
      await axe(page);
      await nothingClipped(page);
      await shot(page, `passkeys-${device}`);

      await press(page, 'Remove My own phone');
      await heads(dialog(page), 'Remove the passkey “My own phone”?');
      await shot(page, `passkey-remove-${device}`);
      await press(dialog(page), 'Remove');
      await toasts(page, 'The passkey was removed.');
      await sees(page, 'No passkeys yet');

      await confirms(false);
      await logOut(page);
      const picture = await openLogin(page);
      await confirms(true);
      await press(page, withPasskey);
      await sees(page, 'This passkey no longer works here. Log in with your password.');
      expect(await tokenOf(page)).toBeNull();
      await nothingClipped(page);
      await shot(page, `passkey-refused-${device}`);
      await submitLogin(page, player.username, player.password, await answerTo(suite.lobby(), picture));
      await expect.poll(() => tokenOf(page)).toBeTruthy();
    },
  );

  journey('a passkey that is added on its page logs in from the suggestions of the field (C10)', async () => {
    const visitor = await comes();
    const { page, confirms } = visitor;
    await enterAs(visitor, await newPlayer(suite.lobby()));
    await page.goto(passkeysPage);
    await sees(page, 'No passkeys yet');
    await confirms(true);
    await press(page, 'Add a passkey');
    await page.getByRole('main').getByRole('listitem').first().waitFor();

    await logOut(page);
    // The line is gone again before a slow machine has loaded all pictures of the page.
    await Promise.all([toasts(page, 'Welcome!'), page.goto(loginPage)]);
    await expect.poll(() => tokenOf(page)).toBeTruthy();
  });
});
