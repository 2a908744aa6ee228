import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { RebateRef } from '../../../../machines/bonuses/rebate.machine.js';
import { page } from '../../../ui/layout/layout.css.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { ClaimsDialog } from '../shared/ClaimsDialog.js';
import { DayDialog } from './DayDialog.js';
import { messages } from './messages.js';
import * as select from './selectors.js';
import { RebatesLoading, RebateView } from './View.js';

export function RebateScreen({ rebate }: { rebate: RebateRef }) {
  const { formatMessage } = useIntl();
  const rebates = useSelector(rebate, select.selectRebates);
  const claims = useSelector(rebate, select.selectClaims);
  return (
    <>
      <AccountHeader title={formatMessage(messages.title)} />
      <div className={page}>
        {rebates ? (
          <RebateView
            rebates={rebates}
            onOpen={(one) => rebate.send({ type: 'rebate.opened', rebate: one })}
            onClaimAll={() => rebate.send({ type: 'rebate.allClaimed' })}
          />
        ) : (
          <RebatesLoading />
        )}
      </div>
      <DayDialog
        rebate={useSelector(rebate, select.selectOpened)}
        onClaim={() => rebate.send({ type: 'rebate.claimed' })}
        onClose={() => rebate.send({ type: 'rebate.closed' })}
      />
      {claims ? <ClaimsDialog claims={claims} /> : null}
    </>
  );
}
