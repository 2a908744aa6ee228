import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { EndAction, EndPreview } from '../../../machines/promotions/ending.js';
import { promotionEndMachine } from '../../../machines/promotions/promotionEnd.js';
import type { ConfirmedEndRef } from '../../../machines/shared/confirmedEnd.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import { EndPart } from '../../../src/screens/promotions/promotionRecord/EndDialog.js';
import { promotionEndSpecOf } from '../../fixtures/promotions/endings.js';
import { preview } from '../../fixtures/promotions/records.js';
import { describePaths } from '../../support/describe-paths.js';
import { describeWrite } from '../../support/describe-write.js';
import { actOnPage, openPage } from '../../support/render.js';
import { endViewOf } from './endings.js';

describe.each(['settle', 'close', 'unlock'] as const)('to %s', (action) => {
  describePaths(promotionEndMachine, promotionEndSpecOf(action), endViewOf(action));

  describeWrite(promotionEndMachine, {
    write: 'sendEnd',
    input: { asked: { action, recordId: '7' } },
    actors: { previewEnd: fromPromise(async () => ({ ok: true, value: preview(action) })) },
    open: (ref: ConfirmedEndRef<EndPreview>) => openPage(<EndPart action={action} end={ref} />),
    reach: async (ref: ConfirmedEndRef<EndPreview>) => {
      await waitFor(ref, (snapshot) => snapshot.matches('confirming'));
      await actOnPage(async () => ref.send({ type: 'confirmedEnd.confirmed' }));
    },
    tracing: /Checking whether it has ended/,
    unanswered: /don't know yet whether it arrived/,
    unsent: /confirmation did not arrive/,
    giveUp: action === 'settle' ? 'Not now' : 'Keep playing',
  });
});

test('Escape declines the question, and nothing is sent', async () => {
  const previewEnd = fromPromise<Result<EndPreview>, { asked: { action: EndAction; recordId: string } }>(async () => ({
    ok: true,
    value: preview('close'),
  }));
  const end = createActor(promotionEndMachine.provide({ actors: { previewEnd } }), {
    input: { asked: { action: 'close', recordId: '7' } },
  }).start();
  const page = openPage(<EndPart action="close" end={end as unknown as ConfirmedEndRef<EndPreview>} />);
  await page.findByRole('button', { name: /^Close and lose/ });
  await page.user.keyboard('{Escape}');
  expect(end.getSnapshot().matches('abandoned')).toBe(true);
});
