import { useSelector } from '@xstate/react';
import type { ResetPasswordRef } from '../../../../machines/access/resetPassword.machine.js';
import * as select from './selectors.js';
import { UnknownView } from './UnknownView.js';
import { ResetPasswordView } from './View.js';

export function ResetPasswordScreen({ resetPassword }: { resetPassword: ResetPasswordRef }) {
  const openLogin = () => resetPassword.send({ type: 'resetPassword.loginChosen' });
  const view = (
    <ResetPasswordView
      country={useSelector(resetPassword, ({ context }) => context.country)}
      typed={useSelector(resetPassword, ({ context }) => context)}
      isForgetful={useSelector(resetPassword, select.selectIsForgetful)}
      countdown={useSelector(resetPassword, select.selectCountdown)}
      isBusy={useSelector(resetPassword, select.selectIsBusy)}
      isAwaitingCode={useSelector(resetPassword, select.selectIsAwaitingCode)}
      problem={useSelector(resetPassword, select.selectProblem)}
      onTyped={(typed) => resetPassword.send({ type: 'resetPassword.typed', typed })}
      onRequest={(phone) => resetPassword.send({ type: 'resetPassword.codeRequested', phone })}
      onMistyped={() => resetPassword.send({ type: 'resetPassword.phoneMistyped' })}
      onDiffered={() => resetPassword.send({ type: 'resetPassword.passwordsDiffered' })}
      onSubmit={(form) => resetPassword.send({ type: 'resetPassword.submitted', form })}
      onLogin={openLogin}
    />
  );
  const isUnknown = useSelector(resetPassword, select.selectIsUnknown);
  return (
    <>
      {isUnknown ? (
        <UnknownView onLogin={openLogin} onSetAgain={() => resetPassword.send({ type: 'resetPassword.edited' })} />
      ) : null}
      {/* Stays mounted but hidden, so that what was typed is there again if the player sets the password again. */}
      <div hidden={isUnknown}>{view}</div>
    </>
  );
}
