import type { SnapshotFrom } from 'xstate';
import type { captchaMachine } from '../../../../machines/access/captcha.machine.js';

type Captcha = SnapshotFrom<typeof captchaMachine>;

/** `off`: no field. `loading`, `stale` and `failed` have no picture. */
export type CaptchaPhase = 'off' | 'loading' | 'shown' | 'stale' | 'failed';

export function selectCaptchaPhase(snapshot: Captcha | undefined): CaptchaPhase {
  if (!snapshot || snapshot.matches('off')) return 'off';
  if (snapshot.matches({ on: 'shown' })) return 'shown';
  if (snapshot.matches({ on: 'stale' })) return 'stale';
  return snapshot.matches({ on: 'failed' }) ? 'failed' : 'loading';
}

export const selectCaptcha = (snapshot: Captcha | undefined) => snapshot?.context.captcha ?? null;
