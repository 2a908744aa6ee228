import { sendTo, setup, type ActorRefFrom } from 'xstate';
import { loginGuardOf } from '../system.js';
import type { ChartMeta, Plain, UiTag } from '../vocabulary.js';
import { pageOfStep } from './wayIn.js';

/** Login success: greets who came in by a way with stopovers, and leads on to what was wanted, else home (A5). */
export const loginSuccessMachine = setup({
  types: {} as { events: Plain<'loginSuccess.continued'>; tags: UiTag; meta: ChartMeta },
  actions: { leadOn: sendTo(loginGuardOf, { type: 'login.succeeded' }) },
  /** Long enough to read a name. */
  delays: { welcomeTime: 4_000 },
}).createMachine({
  id: 'loginSuccess',
  description: 'For players only (A1). Nobody has to press: it leads on by itself.',
  meta: { title: 'Login success', path: pageOfStep.loginSuccess },
  initial: 'welcoming',
  states: {
    welcoming: {
      meta: { title: 'Welcome' },
      description: 'Says who is welcome.',
      on: { 'loginSuccess.continued': 'ledOn' },
      after: { welcomeTime: 'ledOn' },
    },
    ledOn: {
      type: 'final',
      tags: 'done',
      entry: 'leadOn',
      meta: { title: 'On the way' },
      description: 'The login guard knows what was wanted.',
    },
  },
});

export type LoginSuccessRef = ActorRefFrom<typeof loginSuccessMachine>;
