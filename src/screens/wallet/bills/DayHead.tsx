import type { BillLine } from '../../../../machines/wallet/billDays.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Money } from '../../../ui/money/Money.js';
import * as css from './bills.css.js';

type Day = Extract<BillLine, { kind: 'day' }>;

export const DayName = ({ at }: Pick<Day, 'at'>) => <h2 className={css.dayName}>{useDates().date(at)}</h2>;

/** What the bills of a day changed in the wallet; nothing while some of them are not loaded. */
export function DaySum({ sum }: Pick<Day, 'sum'>) {
  const { money } = useMoney();
  if (sum === null) return null;
  return sum > 0 ? <Money amount={`+${money(sum)}`} tone="plus" /> : <Money amount={money(sum)} />;
}
