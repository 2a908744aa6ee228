import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { FacebookLoginRef } from '../../../../machines/access/facebookLogin.machine.js';
import * as select from './selectors.js';
import { FacebookLoginView } from './View.js';

/** `again` is the button that starts again with Facebook. */
export function FacebookLoginScreen({ facebookLogin, again }: { facebookLogin: FacebookLoginRef; again: ReactNode }) {
  return (
    <FacebookLoginView
      panel={useSelector(facebookLogin, select.selectPanel)}
      country={useSelector(facebookLogin, select.selectCountry)}
      problem={useSelector(facebookLogin, select.selectProblem)}
      again={again}
      onConfirm={() => facebookLogin.send({ type: 'facebookLogin.ageConfirmed' })}
      onLogin={() => facebookLogin.send({ type: 'facebookLogin.loginChosen' })}
    />
  );
}
