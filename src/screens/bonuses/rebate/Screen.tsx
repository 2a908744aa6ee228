import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { RebateRef } from '../../../../machines/bonuses/rebate.machine.js';
import { page } from '../../../ui/layout/layout.css.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { ClaimsDialog } from '../shared/ClaimsDialog.js';
import { selectTail } from '../shared/list.js';
import { DayDialog } from './DayDialog.js';
import { messages } from './messages.js';
import * as select from './selectors.js';
import { RebateView } from './View.js';

export function RebateScreen({ rebate }: { rebate: RebateRef }) {
  const { formatMessage } = useIntl();
  const claims = useSelector(rebate, select.selectClaims);
  return (
    <>
      <AccountHeader title={formatMessage(messages.title)} />
      <div className={page}>
        <RebateView
          panel={useSelector(rebate, select.selectPanel)}
          overview={useSelector(rebate, select.selectOverview)}
          rows={useSelector(rebate, select.selectRows)}
          tail={useSelector(rebate, selectTail)}
          onOpen={(rebateId) => rebate.send({ type: 'rebate.opened', rebateId })}
          onClaimAll={() => rebate.send({ type: 'rebate.allClaimed' })}
          onMore={() => rebate.send({ type: 'rebate.moreWanted' })}
          onRetry={() => rebate.send({ type: 'rebate.retried' })}
        />
      </div>
      <DayDialog
        rebate={useSelector(rebate, select.selectChosen)}
        onClaim={() => rebate.send({ type: 'rebate.claimed' })}
        onClose={() => rebate.send({ type: 'rebate.closed' })}
      />
      {claims ? <ClaimsDialog claims={claims} /> : null}
    </>
  );
}
