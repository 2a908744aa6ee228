import { test } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '../../../machines/access/session.machine.js';
import { loginSuccessMachine, type LoginSuccessRef } from '../../../machines/access/loginSuccess.machine.js';
import type { Profile } from '../../../machines/access/session.js';
import { LoginSuccessScreen } from '../../../src/screens/access/loginSuccess/Screen.js';
import { LoginSuccessView } from '../../../src/screens/access/loginSuccess/View.js';
import { loginSuccessSpec } from '../../fixtures/access/loginSuccess.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const session = createActor(sessionMachine, {
  snapshot: sessionMachine.resolveState({
    value: { player: 'named' },
    context: {
      hint: 'player',
      token: 't',
      profile: { nickname: 'Tala' } as Profile,
      user: null,
      endReason: null,
      isByPassword: false,
    },
  }),
  input: { hint: 'player' },
});
const greets = seesText('heading', /^Welcome, Tala!$/);

const view: View<typeof loginSuccessMachine, Page> = {
  open: (ref) => openPage(<LoginSuccessScreen loginSuccess={ref as LoginSuccessRef} session={session} />),
  ...onPage,
  send: { 'loginSuccess.continued': press('Continue') },
  sees: { shown: greets, left: greets },
};

describePaths(loginSuccessMachine, loginSuccessSpec, view);

test('greets before the name is known', () => {
  seesText('heading', /^Welcome!$/)(openPage(<LoginSuccessView name={null} onContinue={() => undefined} />));
});
