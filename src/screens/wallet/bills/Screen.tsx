import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { BillsRef } from '../../../../machines/wallet/bills.machine.js';
import { path } from '../../../../machines/addresses.js';
import { page, stack } from '../../../ui/layout/layout.css.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
import { messages as shared } from '../shared/messages.js';
import { BillDialog } from './BillDialog.js';
import { BillList } from './BillList.js';
import { Filters } from './Filters.js';
import { messages } from './messages.js';
import * as select from './selectors.js';

export function BillsScreen({ bills }: { bills: BillsRef }) {
  const { formatMessage } = useIntl();
  const filter = useSelector(bills, select.selectFilter);
  return (
    <>
      <PageHeader
        title={formatMessage(messages.title)}
        back={{ label: formatMessage(shared.back), href: path.wallet }}
        trail={{
          label: formatMessage(shared.trail),
          places: [{ label: formatMessage(shared.wallet), href: path.wallet }],
        }}
      />
      <div className={`${page} ${stack[16]}`}>
        <Filters filter={filter} onFilter={(chosen) => bills.send({ type: 'bills.filtered', filter: chosen })} />
        <BillList
          stage={useSelector(bills, select.selectStage)}
          rows={useSelector(bills, select.selectRows)}
          total={useSelector(bills, select.selectTotal)}
          isFiltered={Object.keys(filter).length > 0}
          onOpen={(bill) => bills.send({ type: 'bills.opened', bill })}
          onMore={() => bills.send({ type: 'bills.moreRequested' })}
          onRetry={() => bills.send({ type: 'bills.retried' })}
          onShowAll={() => bills.send({ type: 'bills.filtered', filter: {} })}
        />
      </div>
      <BillDialog
        stage={useSelector(bills, select.selectDetail)}
        bill={useSelector(bills, select.selectOpened)}
        onClose={() => bills.send({ type: 'bills.closed' })}
        onRetry={() => bills.send({ type: 'bills.billRetried' })}
      />
    </>
  );
}
