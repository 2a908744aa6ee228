import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { BillAnalysisRef } from '../../../../machines/wallet/billAnalysis.machine.js';
import { page, stack } from '../../../ui/layout/layout.css.js';
import { WalletHeader } from '../shared/WalletHeader.js';
import { messages } from './messages.js';
import { Periods } from './Periods.js';
import * as select from './selectors.js';
import { BillAnalysisView } from './View.js';

export function BillAnalysisScreen({ analysis }: { analysis: BillAnalysisRef }) {
  const { formatMessage } = useIntl();
  const offset = useSelector(analysis, select.selectOffset);
  return (
    <>
      <WalletHeader title={formatMessage(messages.title)} />
      <div className={`${page} ${stack[16]}`}>
        <Periods
          period={useSelector(analysis, select.selectPeriod)}
          range={useSelector(analysis, select.selectRange)}
          today={useSelector(analysis, select.selectToday)}
          onChoose={(choice) => analysis.send({ type: 'billAnalysis.chosen', choice })}
        />
        <BillAnalysisView
          stage={useSelector(analysis, select.selectStage)}
          isAlone={useSelector(analysis, select.selectIsAlone)}
          analysis={useSelector(analysis, select.selectAnalysis)}
          before={useSelector(analysis, select.selectBefore)}
          offset={offset}
          onRetry={() => analysis.send({ type: 'billAnalysis.retried' })}
        />
      </div>
    </>
  );
}
