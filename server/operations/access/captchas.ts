import { refusal } from '../../base/refusal.js';
import { newCaptcha } from '../../domain/access/captchas.js';
import { isWithin } from '../../domain/limits.js';
import { forAnyone } from '../operation.js';

/** A new captcha: a picture of four digits, valid once within two minutes (decision C1). */
export const getCaptchaImage = forAnyone('getCaptchaImage', async ({ db, network, services, now }) => {
  if (!(await isWithin(db, services.clock, [[`captcha:ip:${network}`, { count: 120, windowMs: 60_000 }]])))
    return refusal('tooManyRequests');
  return newCaptcha(db, now());
});
