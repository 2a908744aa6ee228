import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BillsRef } from '../../../../machines/wallet/bills.machine.js';
import { path } from '../../../../machines/addresses.js';
import { billsRequest } from '../../../../machines/wallet/billFilter.js';
import { Button } from '../../../ui/button/Button.js';
import { chartColumnGlyph } from '../../../ui/icon/glyphs/chart-column.js';
import { searchGlyph } from '../../../ui/icon/glyphs/search.js';
import { page, stack } from '../../../ui/layout/layout.css.js';
import { BillDialog } from './BillDialog.js';
import { BillList } from './BillList.js';
import { FileButton } from './FileButton.js';
import { Filters } from './Filters.js';
import * as css from './bills.css.js';
import { WalletHeader } from '../shared/WalletHeader.js';
import { messages as shared } from '../shared/messages.js';
import { messages } from './messages.js';
import * as select from './selectors.js';

export function BillsScreen({ bills }: { bills: BillsRef }) {
  const { formatMessage } = useIntl();
  const filter = useSelector(bills, select.selectFilter);
  const list = useSelector(bills, select.selectBills);
  const file = useSelector(bills, select.selectFile);
  const offset = useSelector(bills, select.selectOffset);
  return (
    <>
      <WalletHeader title={formatMessage(messages.title)} />
      <div className={`${page} ${stack[16]}`}>
        <Filters
          filter={filter}
          today={useSelector(bills, select.selectToday)}
          onFilter={(chosen) => bills.send({ type: 'bills.filtered', filter: chosen })}
        />
        <div className={css.actions}>
          <Button variant="soft" size="small" glyph={chartColumnGlyph} href={path.billAnalysis}>
            <FormattedMessage {...messages.analysis} />
          </Button>
          <Button variant="soft" size="small" glyph={searchGlyph} href={path.findPayment}>
            <FormattedMessage {...shared.findPayment} />
          </Button>
          {file ? <FileButton file={file} request={billsRequest(filter, offset)} /> : null}
        </div>
        {list ? (
          <BillList
            list={list}
            offset={offset}
            isFiltered={Object.keys(filter).length > 0}
            onOpen={(bill) => bills.send({ type: 'bills.opened', bill })}
            onShowAll={() => bills.send({ type: 'bills.filtered', filter: {} })}
          />
        ) : null}
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
