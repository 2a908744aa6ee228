import { expect, test } from 'vitest';
import { defineCaptchaActors } from '../../../src/effects/access/captcha.js';
import { createWorld, run, toasts } from './world.js';

test('the captcha is a picture with an id; a refusal raises a toast and gives no captcha', async () => {
  const world = createWorld({
    'GET /captcha/captchaImage': [
      { code: 200, msg: 'OK', img: 'R0lGODlh', uuid: 'id-1' },
      { code: 429, msg: 'Slowly.' },
    ],
  });
  const { loadCaptcha } = defineCaptchaActors(world);
  expect(await run(loadCaptcha)).toEqual({ uuid: 'id-1', src: 'data:image/gif;base64,R0lGODlh' });
  expect(await run(loadCaptcha)).toBeNull();
  expect(toasts(world.told)).toEqual(['tooManyRequests']);
});
