import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ChangePasswordRef } from '../../../../machines/account/changePassword.machine.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { useKeyedWrite } from '../../../ui/statement/useKeyedWrite.js';
import { ChangedView } from './ChangedView.js';
import { messages } from './messages.js';
import * as select from './selectors.js';
import { UnknownView } from './UnknownView.js';
import { ChangePasswordView } from './View.js';

export function ChangePasswordScreen({ changePassword }: { changePassword: ChangePasswordRef }) {
  const { formatMessage } = useIntl();
  const isChanged = useSelector(changePassword, select.selectIsChanged);
  const { step, onRetry } = useKeyedWrite(useSelector(changePassword, select.selectWrite));
  const isBusy = useSelector(changePassword, select.selectIsBusy);
  const problem = useSelector(changePassword, select.selectProblem);
  return (
    <>
      <AccountHeader title={formatMessage(messages.title)} />
      <div className={`${layout.page} ${layout.formColumn}`}>
        {step === 'unanswered' ? <UnknownView onRetry={onRetry} /> : null}
        {isChanged ? (
          <ChangedView />
        ) : (
          // Stays mounted but hidden, so that what was typed is there again if the old password is still in effect.
          <div hidden={step === 'unanswered'}>
            <ChangePasswordView
              isBusy={isBusy}
              problem={problem}
              onDiffered={() => changePassword.send({ type: 'changePassword.passwordsDiffered' })}
              onSubmit={(form) => changePassword.send({ type: 'changePassword.submitted', form })}
            />
          </div>
        )}
      </div>
    </>
  );
}
