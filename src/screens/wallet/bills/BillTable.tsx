import { useIntl } from 'react-intl';
import type { Bill } from '../../../../machines/vocabulary.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { PressTarget } from '../../../ui/press/PressTarget.js';
import { Table } from '../../../ui/table/Table.js';
import { BillAmount, BillStatus, billTitle } from '../shared/BillRow.js';
import * as css from './bills.css.js';
import { messages } from './messages.js';

export function BillTable({ rows, onOpen }: { rows: readonly Bill[]; onOpen: (bill: Bill) => void }) {
  const intl = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  return (
    <Panel kind="flush" as="div">
      <Table
        caption={intl.formatMessage(messages.title)}
        head={[
          { id: 'what', label: intl.formatMessage(messages.what) },
          { id: 'when', label: intl.formatMessage(messages.when) },
          { id: 'status', label: intl.formatMessage(messages.status) },
          { id: 'amount', label: intl.formatMessage(messages.amount) },
          { id: 'after', label: intl.formatMessage(messages.after) },
        ]}
        rows={rows.map((bill) => ({
          id: bill.billId,
          cells: [
            <PressTarget key="what" className={css.open} onPress={() => onOpen(bill)}>
              {billTitle(bill, intl)}
            </PressTarget>,
            dateTime(bill.createTime),
            <BillStatus key="status" status={bill.status} />,
            <BillAmount key="amount" amount={bill.amount} status={bill.status} />,
            money(bill.balanceAfter),
          ],
        }))}
      />
    </Panel>
  );
}
