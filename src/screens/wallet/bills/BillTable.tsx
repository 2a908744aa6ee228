import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Bill } from '../../../../machines/vocabulary.js';
import type { BillLine } from '../../../../machines/wallet/billDays.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { PressTarget } from '../../../ui/press/PressTarget.js';
import { TableFrame } from '../../../ui/table/Table.js';
import { useWindow } from '../../../ui/window/useWindow.js';
import { BillAmount, BillStatus, billTitle } from '../shared/BillRow.js';
import { DayName, DaySum } from './DayHead.js';
import * as css from './bills.css.js';
import { messages } from './messages.js';

const columns = ['what', 'when', 'status', 'amount', 'after'] as const;
/** The lines as a table, of which only those near the viewport are in the document. */
export function BillTable({ lines, onOpen }: { lines: readonly BillLine[]; onOpen: (bill: Bill) => void }) {
  const { formatMessage } = useIntl();
  const ids = useMemo(() => lines.map(({ id }) => id), [lines]);
  const { list, indexes, measure, before, after } = useWindow<HTMLTableSectionElement>(ids, 49);
  return (
    <Panel kind="flush" as="div">
      <TableFrame
        caption={formatMessage(messages.title)}
        head={columns.map((id) => ({ id, label: formatMessage(messages[id]) }))}
        rowCount={lines.length + 1}
      >
        <tbody ref={list}>
          <tr aria-hidden="true" style={{ height: before }} />
          {indexes.map((index) => {
            const line = lines[index];
            if (!line) return null;
            return (
              <tr key={line.id} ref={measure} data-index={index} aria-rowindex={index + 2}>
                {line.kind === 'day' ? (
                  <>
                    <th scope="rowgroup" colSpan={columns.indexOf('amount')} className={css.dayCell}>
                      <DayName {...line} />
                    </th>
                    <td className={css.dayCell}>
                      <DaySum {...line} />
                    </td>
                    <td className={css.dayCell} aria-hidden="true" />
                  </>
                ) : (
                  <Cells bill={line.bill} onOpen={onOpen} />
                )}
              </tr>
            );
          })}
          <tr aria-hidden="true" style={{ height: after }} />
        </tbody>
      </TableFrame>
    </Panel>
  );
}

function Cells({ bill, onOpen }: { bill: Bill; onOpen: (bill: Bill) => void }) {
  const intl = useIntl();
  const { money } = useMoney();
  const { clock } = useDates();
  return (
    <>
      <th scope="row">
        <PressTarget className={css.open} onPress={() => onOpen(bill)}>
          {billTitle(bill, intl)}
        </PressTarget>
      </th>
      <td>{clock(bill.createTime)}</td>
      <td>
        <BillStatus status={bill.status} reason={bill.reason} />
      </td>
      <td>
        <BillAmount amount={bill.amount} status={bill.status} />
      </td>
      <td>{bill.balanceAfter === null ? '–' : money(bill.balanceAfter)}</td>
    </>
  );
}
