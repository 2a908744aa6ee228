import type { SnapshotFrom } from 'xstate';
import type { captchaMachine } from '../../../../machines/access/captcha.machine.js';
import type { loginMachine } from '../../../../machines/access/login.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Login = SnapshotFrom<typeof loginMachine>;
type Captcha = SnapshotFrom<typeof captchaMachine>;

export const selectCaptchaRef = ({ children }: Login) => children.captcha;
export const selectIsBusy = (snapshot: Login): boolean => snapshot.hasTag('busy') || snapshot.status === 'done';
export const selectProblem = (snapshot: Login): Problem | null =>
  snapshot.hasTag('failed') ? snapshot.context.problem : null;

/** `off`: no field. `loading`, `stale` and `failed` have no picture. */
export type CaptchaPhase = 'off' | 'loading' | 'shown' | 'stale' | 'failed';

export function selectCaptchaPhase(snapshot: Captcha | undefined): CaptchaPhase {
  if (!snapshot || snapshot.matches('off')) return 'off';
  if (snapshot.matches({ on: 'shown' })) return 'shown';
  if (snapshot.matches({ on: 'stale' })) return 'stale';
  return snapshot.matches({ on: 'failed' }) ? 'failed' : 'loading';
}

export const selectCaptcha = (snapshot: Captcha | undefined) => snapshot?.context.captcha ?? null;
