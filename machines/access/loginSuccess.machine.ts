import { sendTo, setup, type ActorRefFrom } from 'xstate';
import { loginGuardOf } from '../system.js';
import type { ChartMeta, Plain, UiTag } from '../vocabulary.js';
import { pageOfStep } from './loginSteps.js';

/** Login success: greets the player after a login with stopovers, then redirects to the wanted page or home (A5). */
export const loginSuccessMachine = setup({
  types: {} as { events: Plain<'loginSuccess.continued'>; tags: UiTag; meta: ChartMeta },
  actions: { reportLogin: sendTo(loginGuardOf, { type: 'loginGuard.succeeded' }) },
  /** Long enough to read a name. */
  delays: { welcomeTime: 4_000 },
}).createMachine({
  id: 'loginSuccess',
  description: 'For players only (A1). Redirects without a press.',
  meta: { title: 'Login success', path: pageOfStep.loginSuccess },
  initial: 'shown',
  states: {
    shown: {
      meta: { title: 'Welcome' },
      description: 'Greets the player by name.',
      on: { 'loginSuccess.continued': 'left' },
      after: { welcomeTime: 'left' },
    },
    left: {
      type: 'final',
      tags: 'done',
      entry: 'reportLogin',
      meta: { title: 'Redirecting' },
      description: 'The login guard knows the wanted path.',
    },
  },
});

export type LoginSuccessRef = ActorRefFrom<typeof loginSuccessMachine>;
