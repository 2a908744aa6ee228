import type { BillLine } from '../../../../machines/wallet/billDays.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Money } from '../../../ui/money/Money.js';
import * as css from './bills.css.js';

/** The day, and what its bills changed in the wallet. */
export function DayHead({ at, sum }: Extract<BillLine, { kind: 'day' }>) {
  const { date } = useDates();
  const { money } = useMoney();
  return (
    <>
      <h2 className={css.dayName}>{date(at)}</h2>
      {sum === null ? null : sum > 0 ? <Money amount={`+${money(sum)}`} tone="plus" /> : <Money amount={money(sum)} />}
    </>
  );
}
