import { expect, test } from 'vitest';
import { defineCaptchaActors } from '../../../src/effects/access/captcha.js';
import { createWorld, run, toasts } from './world.js';

test('the captcha is a picture with an id; a refusal gives no captcha and no toast: the field says it (B3)', async () => {
  const world = createWorld({
    'GET /captcha/captchaImage': [
      { code: 200, msg: 'OK', img: 'R0lGODlh', uuid: 'id-1' },
      { code: 429, msg: 'Slowly.' },
    ],
  });
  const { loadCaptcha } = defineCaptchaActors(world);
  expect(await run(loadCaptcha)).toEqual({ uuid: 'id-1', src: 'data:image/gif;base64,R0lGODlh' });
  expect(await run(loadCaptcha)).toBeNull();
  expect(toasts(world.told)).toEqual([]);
});
