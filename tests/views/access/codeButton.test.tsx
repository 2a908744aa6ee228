import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { codeCountdownMachine, type CodeAddress } from '../../../machines/access/codeCountdown.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import { CodeButton } from '../../../src/screens/access/shared/CodeButton.js';
import { openPage, press } from '../../support/render.js';

test('the button shows start text, countdown, end text, and is disabled during the countdown (section 4)', async () => {
  const told: ((event: { type: 'countdown.ticked'; remaining: number } | { type: 'countdown.ended' }) => void)[] = [];
  const machine = codeCountdownMachine.provide({
    actions: { raiseSent: () => undefined, notifySent: () => undefined },
    actors: {
      recallCodeEnd: fromPromise<number, CodeAddress>(async () => 0),
      sendCode: fromPromise<Result<number>, CodeAddress>(async () => ({ ok: true, value: 60_000 })),
      countDown: fromCallback(({ sendBack }) => void told.push(sendBack)),
    },
  });
  const countdown = createActor(machine, { input: { purpose: 'login', phone: null } }).start();
  const onPress = vi.fn(() => countdown.send({ type: 'code.send', phone: '09171234567' }));
  const page = openPage(<CodeButton countdown={countdown as never} onPress={onPress} />);

  await press('Send code')(page);
  const off = await page.findByRole('button', { name: 'Send again in 1:00' });
  expect(off).toHaveProperty('disabled', true);
  act(() => told.at(-1)?.({ type: 'countdown.ticked', remaining: 8_400 }));
  await press('Send again in 0:09')(page);
  expect(onPress).toHaveBeenCalledOnce();
  act(() => told.at(-1)?.({ type: 'countdown.ended' }));
  await press('Send again')(page);
  expect(onPress).toHaveBeenCalledTimes(2);
  countdown.stop();
});
