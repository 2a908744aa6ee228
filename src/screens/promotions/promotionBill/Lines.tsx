import { useIntl } from 'react-intl';
import type { BillLine } from '../../../../machines/promotions/billLines.js';
import { formatCount } from '../../../i18n/numbers.js';
import { useDates, useMoney, useSite } from '../../../i18n/site.js';
import { SectionHead } from '../../../ui/card-row/SectionHead.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { Money } from '../../../ui/money/Money.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Table } from '../../../ui/table/Table.js';
import { kinds, messages, played } from './messages.js';

type LinesProps = { rows: readonly BillLine[] };

/** The lines by site day, newest first: a list on a phone, a table on desktop. */
export function Lines({ rows }: LinesProps) {
  const { date } = useDates();
  const isDesktop = useSite().device === 'pc';
  const days = byDay(rows, date);
  return (
    <div className={stack[24]}>
      {days.map(({ day, lines }, index) => (
        <section key={day} aria-labelledby={`day-${index}`}>
          <SectionHead id={`day-${index}`} heading={day} />
          {isDesktop ? <DayTable day={day} rows={lines} /> : <Rows day={day} rows={lines} />}
        </section>
      ))}
    </div>
  );
}

/** The lines of each day, in their order; `dayOf` names the site day of a time. */
function byDay(rows: readonly BillLine[], dayOf: (time: string) => string) {
  const days: { day: string; lines: BillLine[] }[] = [];
  for (const line of rows) {
    const day = dayOf(line.time);
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(line);
    else days.push({ day, lines: [line] });
  }
  return days;
}

function Rows({ day, rows }: LinesProps & { day: string }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { clock } = useDates();
  const titleOf = useTitle();
  return (
    <List label={day}>
      {rows.map((line) => (
        <ListRow
          key={line.lineId}
          title={titleOf(line)}
          note={
            line.kind === 'play'
              ? formatMessage(played, {
                  count: line.rounds,
                  shown: formatCount(line.rounds),
                  stake: money(line.stake),
                  counted: money(line.counted),
                })
              : clock(line.time)
          }
          value={<Change amount={line.amount} />}
        />
      ))}
    </List>
  );
}

const columns = ['what', 'rounds', 'stake', 'win', 'counted', 'amount'] as const;

function DayTable({ day, rows }: LinesProps & { day: string }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const titleOf = useTitle();
  return (
    <Panel kind="flush" as="div">
      <Table
        caption={day}
        head={columns.map((id) => ({ id, label: formatMessage(messages[id]) }))}
        rows={rows.map((line) => {
          const figures = [formatCount(line.rounds), money(line.stake), money(line.win), money(line.counted)];
          return {
            id: line.lineId,
            cells: [
              titleOf(line),
              ...figures.map((figure) => (line.kind === 'play' ? figure : '–')),
              <Change key="amount" amount={line.amount} />,
            ],
          };
        })}
      />
    </Panel>
  );
}

function useTitle(): (line: BillLine) => string {
  const { formatMessage } = useIntl();
  return ({ kind, gameName }) => gameName ?? formatMessage(kinds[kind]);
}

/** What a line did to the promotion balance. */
function Change({ amount }: { amount: number }) {
  const { money } = useMoney();
  return amount > 0 ? <Money amount={`+${money(amount)}`} tone="plus" /> : <Money amount={money(amount)} />;
}
