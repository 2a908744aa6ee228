import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { commentFormMachine, type CommentFormRef } from '../../../machines/lobby/commentForm.machine.js';
import { targetOfGame, targetOfReply } from '../../../machines/lobby/comments.js';
import { FormPart } from '../../../src/screens/lobby/gameComments/FormPart.js';
import { comment, draft } from '../../fixtures/lobby/comments.js';
import { commentFormSpec } from '../../fixtures/lobby/commentForm.spec.js';
import { describeWrite } from '../../support/describe-write.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, fill, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const opened: { current: CommentFormRef | null } = { current: null };
const open = (ref: CommentFormRef) => {
  opened.current = ref;
  return openPage(
    <FormPart form={ref} onWrite={() => ref.send({ type: 'commentForm.writeRequested', target: targetOfGame('7') })} />,
  );
};
const send = (event: Parameters<CommentFormRef['send']>[0]) => actOnPage(async () => opened.current?.send(event));
const text = (page: Page) => page.getByRole('textbox', { name: 'Your comment' }) as HTMLTextAreaElement;
const star = (page: Page, score: number) => page.queryByRole('radio', { name: new RegExp(`^${score} star`) });
/** A reply has no score. */
const rate = async (page: Page, score: number | null) => {
  const chosen = score === null ? null : star(page, score);
  if (chosen) await page.user.click(chosen);
};

const view: View<typeof commentFormMachine, Page> = {
  open: (ref) => open(ref as CommentFormRef),
  ...onPage,
  send: {
    // The buttons of the comments send it too.
    'commentForm.writeRequested': (page, event) =>
      opened.current?.getSnapshot().matches('hidden') && event.target.threadId === null
        ? press('Write a comment')(page)
        : send(event),
    'commentForm.typed': async (page, event) => {
      // The same text pasted again is no change, so another one comes first.
      if (text(page).value === event.content) await fill(page, 'Your comment', `${event.content} And`);
      await rate(page, event.score);
      await fill(page, 'Your comment', event.content);
    },
    'commentForm.submitted': async (page, event) => {
      await rate(page, event.score);
      await fill(page, 'Your comment', event.content);
      await press('Post')(page);
    },
    'commentForm.abandoned': press('Not now'),
  },
  sees: {
    hidden: (page) => expect(page.getByRole('button', { name: 'Write a comment' })).toBeTruthy(),
    'editing.untouched': (page) => {
      expect(text(page)).toBeTruthy();
      expect(page.queryByRole('alert')).toBeNull();
    },
    'editing.refused': seesText('alert', /\w/),
    reservingKey: seesText('status', /Posting/),
    sending: seesText('status', /Posting|Checking whether it arrived/),
  },
};

describePaths(commentFormMachine, commentFormSpec, view);

describeWrite(commentFormMachine, {
  write: 'sendComment',
  input: { gameId: '7', drafts: [draft({ content: 'Half', key: 'key-0' })] },
  open,
  tracing: /Checking whether it arrived/,
  unanswered: /do not know yet whether your comment arrived/,
  unsent: /did not reach us/,
});

const start = () => {
  const actor = createActor(commentFormMachine, { input: { gameId: '7', drafts: [] } }).start();
  return { actor, page: open(actor) };
};

test.each([
  ['Latin', 'a', 1],
  ['Burmese', 'မြို့', 1],
  ['Thai', 'ที่', 1],
  ['Chinese', '好', 1],
  ['an emoji of a family', '👨‍👩‍👧‍👦', 1],
])('%s is counted as people see it', async (_, character, count) => {
  const { page } = start();
  await press('Write a comment')(page);
  await fill(page, 'Your comment', character);
  expect(page.getByText(`${count} / 500`)).toBeTruthy();
});

test('a text that is too long is kept whole and not sent, and so is an empty one', async () => {
  const { actor, page } = start();
  await press('Write a comment')(page);
  await press('Post')(page);
  expect(page.getByText('Write something first.')).toBeTruthy();
  await fill(page, 'Your comment', 'a'.repeat(501));
  await press('Post')(page);
  expect(page.getByText('Write at most 500 characters.')).toBeTruthy();
  expect(actor.getSnapshot().context.draft.content).toHaveLength(501);
  expect(actor.getSnapshot().matches('editing')).toBe(true);
});

test('a reply says whom it answers, and asks for no score', async () => {
  const { actor, page } = start();
  await actOnPage(async () => actor.send({ type: 'commentForm.writeRequested', target: targetOfReply(comment()) }));
  expect(page.getByRole('form', { name: 'Reply to Kitemaker' })).toBeTruthy();
  expect(page.queryByRole('radio')).toBeNull();
});

test('the score that was chosen survives a reload with the text', () => {
  const actor = createActor(commentFormMachine, {
    input: { gameId: '7', drafts: [draft({ content: 'Half', score: 4 })] },
  }).start();
  const page = open(actor);
  expect(text(page).value).toBe('Half');
  expect((star(page, 4) as HTMLInputElement).checked).toBe(true);
});
