import { test } from 'vitest';
import { loginSuccessMachine, type LoginSuccessRef } from '../../../machines/access/loginSuccess.machine.js';
import { LoginSuccessView } from '../../../src/screens/access/loginSuccess/View.js';
import { loginSuccessSpec } from '../../fixtures/access/loginSuccess.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const greets = seesText('heading', /^Welcome, Tala!$/);

const view: View<typeof loginSuccessMachine, Page> = {
  open: (ref) =>
    openPage(
      <LoginSuccessView
        name="Tala"
        onContinue={() => (ref as LoginSuccessRef).send({ type: 'loginSuccess.continued' })}
      />,
    ),
  ...onPage,
  send: { 'loginSuccess.continued': press('Continue') },
  sees: { shown: greets, left: greets },
};

describePaths(loginSuccessMachine, loginSuccessSpec, view);

test('greets before the name is known', () => {
  seesText('heading', /^Welcome!$/)(openPage(<LoginSuccessView name={null} onContinue={() => undefined} />));
});
