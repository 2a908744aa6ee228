import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameDetailAddress } from '../../../machines/lobby/addresses.js';
import { answerTo, findsSessionEnded, pictureAfter, submitLogin } from '../steps/access.js';
import { focused } from '../steps/keyboard.js';
import { dialog, fill, heads, press, sees, typed } from '../steps/screen.js';
import { killed } from '../steps/sign-up.js';
import { addFault, enterAs, newPlayer, operate } from '../support/hooks.js';
import { axe, nothingClipped, shot } from '../support/looking.js';
import { anotherSession, endOthers } from '../support/sessions.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
/** Games that nobody has talked about, one for each test. */
let gameId = 1_060;
const text = 'The free spins come often. <b>Really</b> ကောင်းတယ် ดีมาก 👩‍👩‍👧';

const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });
const form = (page: Page, name: string | RegExp = 'Write a comment') => page.getByRole('form', { name });
const item = (page: Page, words: string) => comments(page).getByRole('article').filter({ hasText: words });
/** Whether the focus is in the row of a comment, or on the row itself. */
const isFocusIn = (page: Page, words: string) =>
  page.evaluate((said) => document.activeElement?.closest('li')?.textContent.includes(said) ?? false, words);
const openForm = async (page: Page) => {
  await press(comments(page), 'Write a comment');
  await form(page).waitFor();
};

onEachDevice('on a %s', (device, journey) => {
  async function enter(address: string, expects: readonly RegExp[] = []) {
    const player = await newPlayer(suite.lobby());
    const visitor = await suite[device]({ expects });
    await enterAs(visitor, player);
    await visitor.page.goto(address);
    return { player, ...visitor };
  }

  journey(
    'a comment is written once although its answer is lost, answered, deleted with an undo, and reported',
    async () => {
      const address = gameDetailAddress(String((gameId += 1)));
      const author = await enter(address, [/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to load resource/]);
      await author.page.getByRole('tab', { name: /^Comments/ }).click();
      await author.page.waitForURL('**/gameDetail?id=*&tab=comment');
      await heads(author.page, 'No comments yet');

      await openForm(author.page);
      await form(author.page).getByRole('radio', { name: '4 stars' }).check({ force: true });
      await fill(form(author.page), 'Your comment', text);
      await shot(author.page, `comment-form-${device}`, true);
      await axe(author.page);
      await addFault(suite.lobby(), { operation: 'addGameComment', phase: 'after', drop: true });
      await press(form(author.page), 'Post');
      await item(author.page, text)
        .getByRole('button', { name: /^Delete/ })
        .waitFor();
      await sees(comments(author.page), '1 comment');
      await sees(comments(author.page), '1 score');
      expect(await comments(author.page).locator('b', { hasText: 'Really' }).count()).toBe(0);

      const reader = await enter(`${address}&tab=comment`);
      await press(item(reader.page, text), /^Reply/);
      await expect.poll(() => focused(reader.page)).toBe('textbox "Your comment"');
      await fill(form(reader.page, /^Reply to/), 'Your comment', 'Same for me.');
      await press(form(reader.page, /^Reply to/), 'Post');
      await item(reader.page, 'Same for me.')
        .getByRole('button', { name: /^Delete/ })
        .waitFor();
      // Without a lost focus, the next Tab goes on in the thread.
      await expect.poll(() => isFocusIn(reader.page, text)).toBe(true);
      await shot(reader.page, `comment-thread-${device}`, true);
      await nothingClipped(reader.page);
      await axe(reader.page);

      await press(item(reader.page, 'Same for me.'), /^Delete/);
      await press(comments(reader.page), 'Undo');
      await item(reader.page, 'Same for me.').waitFor();
      await expect.poll(() => isFocusIn(reader.page, 'Same for me.')).toBe(true);
      // A closed tab deletes it too: nothing waits for the five seconds.
      const deleted = reader.page.waitForResponse((answer) => answer.request().method() === 'DELETE');
      await press(item(reader.page, 'Same for me.'), /^Delete/);
      await deleted;
      const again = await killed(reader.page, reader.context);
      await item(again, text).waitFor();
      expect(await item(again, 'Same for me.').count()).toBe(0);

      await press(item(again, text), /^Report/);
      await dialog(again).getByRole('radio', { name: 'Advertising or spam' }).check({ force: true });
      await shot(again, `comment-report-${device}`);
      await axe(again);
      await press(dialog(again), 'Send the report');
      await heads(dialog(again), 'Thank you for your report');
      await press(dialog(again).getByRole('status'), 'Close');
      await sees(item(again, text), 'Reported');
      await expect.poll(() => isFocusIn(again, text)).toBe(true);
    },
  );

  journey(
    'a draft survives a closed tab and a session that ends; a link waits for the operator, who says why',
    async () => {
      const address = gameDetailAddress(String((gameId += 1)), 'comment');
      const { player, context, page: first } = await enter(address);
      await openForm(first);
      await fill(form(first), 'Your comment', text);
      const page = await killed(first, context);
      await form(page).waitFor();
      expect(await typed(form(page), 'Your comment')).toBe(text);

      const end = async () => endOthers(suite.lobby(), await anotherSession(suite.lobby(), player));
      const logIn = async (picture: string) => {
        await submitLogin(page, player.username, player.password, await answerTo(suite.lobby(), picture));
        await form(page).waitFor();
      };
      // The login leads back to the very tab.
      await end();
      await findsSessionEnded(page);
      await logIn(await pictureAfter(page, () => page.goto(address)));
      expect(new URL(page.url()).searchParams.get('tab')).toBe('comment');
      expect(await typed(form(page), 'Your comment')).toBe(text);

      await fill(form(page), 'Your comment', 'Win more on www.example.test');
      await end();
      await logIn(await pictureAfter(page, () => press(form(page), 'Post')));
      expect(await typed(form(page), 'Your comment')).toBe('Win more on www.example.test');
      const answered = page.waitForResponse((answer) => answer.url().includes('/game/comment?'));
      await press(form(page), 'Post');
      const { data } = (await (await answered).json()) as { data: { id: string } };
      await sees(comments(page), 'Waiting for review');
      await operate(suite.lobby(), 'comments', 'hide', data.id, 'spam');
      await page.reload();
      await sees(comments(page), 'Reason: Advertising or spam');
      await shot(page, `comment-hidden-${device}`, true);
    },
  );
});

test('on a desktop a report waits behind the login that interrupts it, and goes on with what was typed', async () => {
  const player = await newPlayer(suite.lobby());
  const visitor = await suite.desktop();
  await enterAs(visitor, player);
  const { page } = visitor;
  await page.goto(gameDetailAddress('1001', 'comment'));
  await comments(page)
    .getByRole('button', { name: /^Report/ })
    .first()
    .click();
  const report = page.getByRole('dialog', { name: 'Report this comment' });
  await report.getByRole('radio', { name: 'Advertising or spam' }).check({ force: true });
  await report.getByRole('textbox').fill('It names another site');
  await endOthers(suite.lobby(), await anotherSession(suite.lobby(), player));
  const picture = await pictureAfter(page, () => press(report, 'Send the report'));
  await page.getByRole('dialog').getByRole('form', { name: 'Log in' }).waitFor();
  await report.waitFor({ state: 'hidden' });
  await shot(page, 'report-behind-login');
  await submitLogin(page, player.username, player.password, await answerTo(suite.lobby(), picture));
  await report.waitFor();
  expect(await report.getByRole('textbox').inputValue()).toBe('It names another site');
  await press(report, 'Send the report');
  await heads(page.getByRole('dialog'), 'Thank you for your report');
});
