import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { masked } from '../../../machines/access/phoneChange.js';
import { path } from '../../../machines/addresses.js';
import { pictureDatabase } from '../../../src/effects/saved.js';
import { answerTo, logOut, pictureAfter, submitLogin } from '../steps/access.js';
import { dialog, fill, follow, heads, press, sees, toasts, typed } from '../steps/screen.js';
import { enterAs, newPlayer, smsCode } from '../support/hooks.js';
import { axe, nothingClipped } from '../support/looking.js';
import { portrait, secretOfPhoto } from '../support/portrait.js';
import { anotherSession, endOthers } from '../support/sessions.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();

const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const openField = async (page: Page, name: string) => {
  await row(page, new RegExp(`^${name}`))
    .getByRole('button')
    .click();
  await heads(dialog(page), name);
};
const choose = (page: Page, label: string, value: string) =>
  dialog(page).getByLabel(label, { exact: true }).selectOption(value);
/** Asks for a code to the old phone, and for one to the new. */
async function askForCodes(page: Page, phone: string): Promise<void> {
  const send = page.getByRole('form').getByRole('button', { name: 'Send code' });
  await send.first().click();
  await expect.poll(() => send.count()).toBe(1);
  await fill(page, 'Phone number', phone);
  await send.click();
  await expect.poll(() => send.count()).toBe(0);
}
const saves = async (page: Page) => {
  await press(dialog(page), 'Save');
  await dialog(page).waitFor({ state: 'detached' });
};

/** Sets a slider by the keyboard. */
async function slideTo(page: Page, name: string, key: string, times = 1): Promise<void> {
  const slider = page.getByRole('slider', { name });
  await slider.focus();
  for (let time = 0; time < times; time++) await slider.press(key);
}
const places = (page: Page) =>
  page.getByRole('slider').evaluateAll((sliders) => sliders.map((slider) => (slider as HTMLInputElement).value));
/** How many pictures the device keeps. */
const keptPictures = (page: Page) =>
  page.evaluate(async (name) => {
    const found = (await indexedDB.databases()).some((database) => database.name === name);
    if (!found) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('error', () => reject(new Error('refused')));
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('cropped').objectStore('cropped').count();
        counting.addEventListener('success', () => {
          opening.result.close();
          resolve(counting.result);
        });
      });
    });
  }, pictureDatabase);

onEachDevice('on a %s', (device, journey) => {
  journey('nickname, gender and birthday are changed one by one, and the birthday is then fixed', async () => {
    const player = await newPlayer(suite.lobby());
    const visitor = await suite[device]();
    await enterAs(visitor, player);
    const { page } = visitor;
    await page.goto(path.account);
    await follow(page.getByRole('main'), /^My information/);
    await page.waitForURL(`**${path.myInformation}`);

    await openField(page, 'Nickname');
    await axe(page);
    await fill(dialog(page), 'Nickname', 'Tala');
    await saves(page);
    await row(page, /^NicknameTala$/).waitFor();

    await openField(page, 'Gender');
    await choose(page, 'Gender', 'custom');
    await saves(page);
    await row(page, /^GenderAnother$/).waitFor();

    await openField(page, 'Birthday');
    await choose(page, 'Day', '17');
    await choose(page, 'Month', '05');
    await choose(page, 'Year', '2015');
    await press(dialog(page), 'Save');
    await sees(dialog(page), /below the age/);
    await choose(page, 'Year', '1990');
    await nothingClipped(page);
    await dialog(page).getByRole('button', { name: 'Save' }).click({ delay: 1_100 });
    await heads(dialog(page), 'Is this your birthday?');
    await press(dialog(page), 'Yes, save it');
    await row(page, /^BirthdayMay 17, 1990It is set and cannot be changed\.$/).waitFor();
    expect(
      await row(page, /^Birthday/)
        .getByRole('button')
        .count(),
    ).toBe(0);

    await page.goto(path.account);
    await sees(page.getByRole('main'), 'Tala');
  });

  journey(
    'a half-typed name survives a reload and the end of the session, and is not thrown away by Back',
    async () => {
      const player = await newPlayer(suite.lobby());
      const visitor = await suite[device]();
      await enterAs(visitor, player);
      const { page } = visitor;
      await page.goto(path.myInformation);
      await openField(page, 'Real name');
      await fill(dialog(page), 'Real name', 'Tala Rivera');
      await page.reload();
      await heads(dialog(page), 'Real name');
      expect(await typed(dialog(page), 'Real name')).toBe('Tala Rivera');

      await page.goBack();
      await heads(dialog(page), 'Discard the change?');
      await press(dialog(page), 'Go on editing');
      await heads(dialog(page), 'Real name');
      await fill(dialog(page), 'Real name', 'Tala Rivera Cruz');

      await endOthers(suite.lobby(), await anotherSession(suite.lobby(), player));
      const picture = await pictureAfter(page, async () => press(dialog(page), 'Save'));
      await toasts(page, /log in/i);
      await submitLogin(page, player.username, player.password, await answerTo(suite.lobby(), picture));
      await heads(dialog(page), 'Real name');
      expect(await typed(dialog(page), 'Real name')).toBe('Tala Rivera Cruz');
      await dialog(page).getByRole('button', { name: 'Save' }).click({ delay: 1_100 });
      await row(page, /^Real nameTala Rivera Cruz$/).waitFor();
    },
  );

  journey('the phone is changed with a code to the old and one to the new number', async () => {
    const lobby = suite.lobby();
    const player = await newPlayer(lobby);
    const visitor = await suite[device]();
    await enterAs(visitor, player);
    const { page } = visitor;
    await page.goto(path.myInformation);
    await follow(page.getByRole('main'), /^Phone/);
    const form = page.getByRole('form', { name: 'Change phone number' });
    await form.waitFor();
    await axe(page);

    const phone = `${player.phone.slice(0, -1)}${(Number(player.phone.slice(-1)) + 1) % 10}`;
    await askForCodes(page, phone);
    await page.reload();
    expect((await typed(form, 'Phone number')).replaceAll('-', '')).toBe(phone);
    await expect.poll(() => form.getByRole('button', { name: /^Send again in/ }).count()).toBe(2);

    const right = await smsCode(lobby, player.phone);
    await fill(form, `Code by SMS to ${masked(player.phone)}`, right === '000000' ? '111111' : '000000');
    await fill(form, 'Verification code', await smsCode(lobby, phone));
    await press(form, 'Change the number');
    await sees(form, /wrong or has expired/);
    await nothingClipped(page);
    await fill(form, `Code by SMS to ${masked(player.phone)}`, right);
    await form.getByRole('button', { name: 'Change the number' }).click({ delay: 1_100 });
    await page.waitForURL(`**${path.myInformation}`);
    await toasts(page, 'Saved.');
    await row(page, new RegExp(`^Phone${masked(phone)}$`)).waitFor();
    expect(JSON.stringify(await page.evaluate(() => Object.entries(localStorage)))).not.toContain(right);
  });

  journey(
    'a number of another account is refused at its field, and the password stands in for a lost phone',
    async () => {
      const lobby = suite.lobby();
      const [player, taken] = [await newPlayer(lobby), await newPlayer(lobby)];
      const visitor = await suite[device]();
      await enterAs(visitor, player);
      const { page } = visitor;
      await page.goto(path.changePhone);
      const form = page.getByRole('form', { name: 'Change phone number' });
      await press(form, 'By password');
      await fill(form, 'Password', player.password);
      await fill(form, 'Phone number', taken.phone);
      await press(form, 'Send code');
      await form.getByRole('button', { name: /^Send again in/ }).waitFor();
      await fill(form, 'Verification code', await smsCode(lobby, taken.phone));
      await press(form, 'Change the number');
      await sees(form, 'Another account has this number.');
    },
  );

  journey('an own photo is turned, cropped and uploaded without its data, and shown on the account page', async () => {
    const player = await newPlayer(suite.lobby());
    const visitor = await suite[device]();
    await enterAs(visitor, player);
    const { page } = visitor;
    await page.goto(path.myInformation);
    await follow(page.getByRole('main'), 'Change picture');
    await page.getByLabel('Picture 1', { exact: true }).waitFor();
    await axe(page);

    const file = page.getByLabel('Or a picture of your own');
    await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('\0\0\0\u{18}ftypheic') });
    await sees(page, 'Please choose a JPEG, PNG or WebP picture.');

    await file.setInputFiles(await portrait());
    const down = page.getByRole('slider', { name: 'Up or down' });
    await down.waitFor();
    // The camera was held upright: the photo is higher than wide, whatever the sensor says.
    expect(await page.getByRole('slider', { name: 'Left or right' }).isDisabled()).toBe(true);
    await axe(page);
    await nothingClipped(page);
    await page.goBack();
    await page.getByLabel('Picture 1', { exact: true }).waitFor();
    await file.setInputFiles(await portrait());

    // To the upper edge: by mouse or finger, and the rest by the keyboard.
    const frame = page
      .getByRole('presentation')
      .filter({ has: page.locator('img') })
      .first();
    const box = await frame.boundingBox();
    if (!box) throw new Error('no frame');
    await page.mouse.move(box.x + 50, box.y + 50);
    await page.mouse.down();
    await page.mouse.move(box.x + 50, box.y + 80, { steps: 3 });
    await page.mouse.up();
    expect(Number(await down.inputValue())).toBeLessThan(40);
    await page.getByRole('slider', { name: 'Zoom' }).focus();
    for (let times = 0; times < 12; times++) await page.keyboard.press('ArrowRight');
    await down.focus();
    await page.keyboard.press('Home');
    expect(await down.inputValue()).toBe('0');

    const sent = page.waitForRequest((request) => request.url().includes('/common/upload'));
    await press(page, 'Use this picture');
    const body = (await sent).postDataBuffer();
    await page.waitForURL(`**${path.myInformation}`);
    expect(body?.includes(secretOfPhoto)).toBe(false);
    expect(body?.includes('Exif')).toBe(false);

    await page.goto(path.account);
    const shown = page.getByRole('main').locator('img[src^="/user-api/common/upload/"]');
    await shown.waitFor();
    const stored = await page.request.get((await shown.getAttribute('src')) ?? '');
    const { data, info } = await sharp(await stored.body())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(info.height);
    // The red upper half of the photo alone: at its lower edge, too.
    const [red = 0, , blue = 0] = data.subarray((info.width * (info.height - 2) + 10) * info.channels);
    expect(red).toBeGreaterThan(150);
    expect(blue).toBeLessThan(100);
  });

  journey(
    'a picture that is being cropped survives a reload and a closed tab, and is deleted once it is uploaded',
    async () => {
      const player = await newPlayer(suite.lobby());
      const visitor = await suite[device]({ expects: [/ERR_FAILED/] });
      await enterAs(visitor, player);
      const { page } = visitor;
      await page.goto(path.avatar);
      await page.getByLabel('Or a picture of your own').setInputFiles(await portrait());
      await slideTo(page, 'Zoom', 'ArrowRight', 12);
      await slideTo(page, 'Up or down', 'Home');
      await page.reload();
      await page.getByRole('slider', { name: 'Zoom' }).waitFor();
      expect(await places(page)).toEqual(['160', '50', '0']);
      await axe(page);
      await nothingClipped(page);

      // The tab is closed while the picture is being uploaded.
      await page.route('**/common/upload*', () => undefined);
      await press(page, 'Use this picture');
      await page.getByRole('progressbar', { name: /Uploading/ }).waitFor();
      const next = await visitor.context.newPage();
      await page.close();
      await next.goto(path.avatar);
      await next.getByRole('slider', { name: 'Zoom' }).waitFor();
      expect(await places(next)).toEqual(['160', '50', '0']);
      await press(next, 'Use this picture');
      await next.waitForURL(`**${path.myInformation}`);
      expect(await keptPictures(next)).toBe(0);

      // One that is dropped is not kept, either.
      await next.goto(path.avatar);
      await next.getByLabel('Or a picture of your own').setInputFiles(await portrait());
      await next.getByRole('slider', { name: 'Zoom' }).waitFor();
      expect(await keptPictures(next)).toBe(1);
      await press(next, 'Choose another picture');
      await next.getByLabel('Picture 1', { exact: true }).waitFor();
      expect(await keptPictures(next)).toBe(0);
      await next.reload();
      await next.getByLabel('Picture 1', { exact: true }).waitFor();
    },
  );

  journey('a picture that is being cropped is deleted at the logout, and the next player does not see it', async () => {
    const [player, other] = [await newPlayer(suite.lobby()), await newPlayer(suite.lobby())];
    const visitor = await suite[device]();
    await enterAs(visitor, player);
    const { page } = visitor;
    await page.goto(path.avatar);
    await page.getByLabel('Or a picture of your own').setInputFiles(await portrait());
    await page.getByRole('slider', { name: 'Zoom' }).waitFor();
    expect(await keptPictures(page)).toBe(1);
    await logOut(page);
    await expect.poll(() => keptPictures(page)).toBe(0);
    await enterAs(visitor, other);
    await page.goto(path.avatar);
    await page.getByLabel('Picture 1', { exact: true }).waitFor();
  });
});
