import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ChangePasswordRef } from '../../../../machines/account/changePassword.machine.js';
import { path } from '../../../../machines/addresses.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
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
      <PageHeader
        title={formatMessage(messages.title)}
        back={{ label: formatMessage(messages.back), href: path.account }}
        trail={{
          label: formatMessage(messages.trail),
          places: [{ label: formatMessage(messages.account), href: path.account }],
        }}
      />
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
