import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { captchaMachine, type Captcha, type CaptchaSolution } from '../../../machines/access/captcha.machine.js';
import { codeCountdownMachine, type CodeAddress } from '../../../machines/access/codeCountdown.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import { CodeButton } from '../../../src/screens/access/shared/CodeButton.js';
import { CodeCaptcha } from '../../../src/screens/access/shared/CodeCaptcha.js';
import { fill, openPage, press, seesLink } from '../../support/render.js';

test('the button shows start text, countdown, end text, and is disabled during the countdown (section 4)', async () => {
  const told: ((
    event: { type: 'codeCountdown.ticked'; remaining: number } | { type: 'codeCountdown.ended' },
  ) => void)[] = [];
  const machine = codeCountdownMachine.provide({
    actions: { raiseSent: () => undefined, reportSent: () => undefined },
    actors: {
      recallCodeEnd: fromPromise<number, CodeAddress>(async () => 0),
      sendCode: fromPromise<Result<number>, CodeAddress & { solution: CaptchaSolution | null }>(async () => ({
        ok: true,
        value: 60_000,
      })),
      countDown: fromCallback(({ sendBack }) => void told.push(sendBack)),
    },
  });
  const countdown = createActor(machine, { input: { purpose: 'login', phone: null } }).start();
  const onPress = vi.fn(() => countdown.send({ type: 'codeCountdown.requested', phone: '09171234567' }));
  const page = openPage(<CodeButton countdown={countdown as never} onPress={onPress} />);

  await press('Send code')(page);
  const off = await page.findByRole('button', { name: 'Send again in 1:00' });
  expect(off).toHaveProperty('disabled', true);
  act(() => told.at(-1)?.({ type: 'codeCountdown.ticked', remaining: 8_400 }));
  await press('Send again in 0:09')(page);
  expect(onPress).toHaveBeenCalledOnce();
  act(() => told.at(-1)?.({ type: 'codeCountdown.ended' }));
  await press('Send again')(page);
  expect(onPress).toHaveBeenCalledTimes(2);
  countdown.stop();
});

test('the captcha before another code is typed in a dialog, and a wrong one gets another picture (C2)', async () => {
  const asked: (CaptchaSolution | null)[] = [];
  const answers = ['captchaRequired', 'wrongCaptcha'] as const;
  let pictures = 0;
  const machine = codeCountdownMachine.provide({
    actions: { raiseSent: () => undefined, reportSent: () => undefined },
    actors: {
      recallCodeEnd: fromPromise<number, CodeAddress>(async () => 0),
      captcha: captchaMachine.provide({
        actors: {
          loadCaptcha: fromPromise<Captcha | null>(async () => ({ uuid: `picture-${(pictures += 1)}`, src: 'data:,' })),
        },
      }),
      sendCode: fromPromise<Result<number>, CodeAddress & { solution: CaptchaSolution | null }>(async ({ input }) => {
        const code = answers[asked.push(input.solution) - 1];
        return code ? { ok: false, problem: { code, text: `refused: ${code}` } } : { ok: true, value: 60_000 };
      }),
      countDown: fromCallback(() => undefined),
    },
  });
  const countdown = createActor(machine, { input: { purpose: 'login', phone: null } }).start();
  const page = openPage(<CodeCaptcha countdown={countdown as never} />);
  expect(page.queryByRole('dialog')).toBeNull();

  act(() => countdown.send({ type: 'codeCountdown.requested', phone: '09171234567' }));
  await page.findByRole('img', { name: 'A picture of four digits' });
  seesLink("Can't see it? Contact us", '/pages/account/contactInfomation')(page);
  await fill(page, 'Code in the picture', '1111');
  await press('Send code')(page);
  await page.findByText('refused: wrongCaptcha');
  await page.findByRole('img', { name: 'A picture of four digits' });
  await fill(page, 'Code in the picture', '4821');
  await press('Send code')(page);
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual([null, { code: '1111', uuid: 'picture-1' }, { code: '4821', uuid: 'picture-2' }]);
  countdown.stop();
});

test('Escape leaves the captcha, and no code is sent', async () => {
  const machine = codeCountdownMachine.provide({
    actions: { reportDenied: () => undefined },
    actors: {
      recallCodeEnd: fromPromise<number, CodeAddress>(async () => 0),
      sendCode: fromPromise<Result<number>, CodeAddress & { solution: CaptchaSolution | null }>(async () => ({
        ok: false,
        problem: { code: 'captchaRequired' },
      })),
      captcha: captchaMachine.provide({
        actors: { loadCaptcha: fromPromise<Captcha | null>(async () => ({ uuid: 'picture-1', src: 'data:,' })) },
      }),
    },
  });
  const countdown = createActor(machine, { input: { purpose: 'login', phone: null } }).start();
  const page = openPage(<CodeCaptcha countdown={countdown as never} />);
  act(() => countdown.send({ type: 'codeCountdown.requested', phone: '09171234567' }));
  await page.findByRole('dialog');
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  countdown.stop();
});
