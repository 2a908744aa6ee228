import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { captchaMachine } from '../../../../machines/access/captcha.machine.js';
import type { codeCountdownMachine } from '../../../../machines/access/codeCountdown.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof codeCountdownMachine>;

/** The text of the code button: `start` before the first code, `again` when another one may be requested. */
export type CountdownPhase = 'start' | 'busy' | 'counting' | 'again';

export function selectPhase(snapshot: Snapshot | undefined): CountdownPhase {
  // The stored wait is read at once, so the button shows no busy state for it.
  if (!snapshot || snapshot.matches('idle') || snapshot.matches('recalling')) return 'start';
  if (snapshot.hasTag('busy') || snapshot.matches('proving')) return 'busy';
  return snapshot.matches('counting') ? 'counting' : 'again';
}

/** The captcha that the server asks for before another code. */
export const selectCodeCaptcha = (snapshot: Snapshot | undefined) =>
  snapshot?.children.captcha as ActorRefFrom<typeof captchaMachine> | undefined;

/** Whether its dialog is open: it stays while a solution is being checked. */
export const selectIsCaptchaOpen = (snapshot: Snapshot | undefined): boolean =>
  snapshot !== undefined &&
  (snapshot.matches('proving') || (snapshot.matches('sending') && snapshot.context.solution !== null));

/** The last attempt at the captcha, if it was wrong. */
export const selectWrongCaptcha = (snapshot: Snapshot | undefined): Problem | null =>
  snapshot?.matches('proving') && snapshot.context.problem?.code === 'wrongCaptcha' ? snapshot.context.problem : null;

/** Whole seconds, so that the button changes once a second. */
export const selectSeconds = (snapshot: Snapshot | undefined): number =>
  Math.ceil((snapshot?.context.remaining ?? 0) / 1_000);

/** 42 → `0:42`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
