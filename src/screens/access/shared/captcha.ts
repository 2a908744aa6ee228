import type { SnapshotFrom } from 'xstate';
import type { captchaMachine } from '../../../../machines/access/captcha.machine.js';

type Captcha = SnapshotFrom<typeof captchaMachine>;

/** `off`: no field. `loading`, `stale` and `failed` have no picture. */
export type CaptchaPhase = 'hidden' | 'loading' | 'shown' | 'expired' | 'unavailable';

export function selectCaptchaPhase(snapshot: Captcha | undefined): CaptchaPhase {
  if (!snapshot || snapshot.matches('hidden')) return 'hidden';
  if (snapshot.matches({ open: 'shown' })) return 'shown';
  if (snapshot.matches({ open: 'expired' })) return 'expired';
  return snapshot.matches({ open: 'unavailable' }) ? 'unavailable' : 'loading';
}

export const selectCaptcha = (snapshot: Captcha | undefined) => snapshot?.context.captcha ?? null;
