import { fromPromise } from 'xstate';
import type { Captcha } from '../../../machines/access/captcha.machine.js';
import type { Outside } from '../outside.js';

export const defineCaptchaActors = ({ api, body }: Pick<Outside, 'api' | 'body'>) => ({
  loadCaptcha: fromPromise<Captcha | null>(async ({ signal }) => {
    const answer = await body(api.GET('/captcha/captchaImage', { cache: 'no-store', signal }));
    if (!answer.ok || !answer.value.img || !answer.value.uuid) return null;
    return { uuid: answer.value.uuid, src: `data:image/gif;base64,${answer.value.img}` };
  }),
});
