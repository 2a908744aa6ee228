import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ChangePasswordRef } from '../../../../machines/account/changePassword.machine.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { ChangedView } from './ChangedView.js';
import { messages } from './messages.js';
import * as select from './selectors.js';
import { UnknownView } from './UnknownView.js';
import { ChangePasswordView } from './View.js';

export function ChangePasswordScreen({ changePassword }: { changePassword: ChangePasswordRef }) {
  const { formatMessage } = useIntl();
  const panel = useSelector(changePassword, select.selectPanel);
  const isBusy = useSelector(changePassword, select.selectIsBusy);
  const problem = useSelector(changePassword, select.selectProblem);
  return (
    <>
      <AccountHeader title={formatMessage(messages.title)} />
      <div className={`${layout.page} ${layout.formColumn}`}>
        {panel === 'changed' ? <ChangedView /> : null}
        {panel === 'unknown' ? (
          <UnknownView onRetry={() => changePassword.send({ type: 'changePassword.retried' })} />
        ) : null}
        {panel === 'changed' ? null : (
          // Stays mounted but hidden, so that what was typed is there again if the old password is still in effect.
          <div hidden={panel !== 'form'}>
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
