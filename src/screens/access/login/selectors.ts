import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from '../../../../machines/access/login.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Login = SnapshotFrom<typeof loginMachine>;

export const selectCaptchaRef = ({ children }: Login) => children.captcha;
export const selectPasskeyRef = ({ children }: Login) => children.passkeyLogin;
export const selectIsBusy = (snapshot: Login): boolean => snapshot.hasTag('busy') || snapshot.status === 'done';
export const selectProblem = (snapshot: Login): Problem | null =>
  snapshot.hasTag('failed') ? snapshot.context.problem : null;
