import { scaleLinear } from 'd3-scale';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { BillAnalysis } from '../../../../machines/wallet/analysis.js';
import { billsAddress, type BillFilter } from '../../../../machines/wallet/billFilter.js';
import { billTypes } from '../shared/messages.js';
import * as css from './billAnalysis.css.js';

type TypeChartProps = { types: BillAnalysis['types']; range: Pick<BillFilter, 'from' | 'to'> };

const width = 340;
const thickness = 8;

/** Two bars for each type that moved; the figures are in the table. A type leads to its bills. */
export function TypeChart({ types, range }: TypeChartProps) {
  const moved = types.filter(({ count }) => count > 0);
  const x = scaleLinear()
    .domain([0, Math.max(1, ...moved.flatMap(({ income, expense }) => [income, expense]))])
    .range([0, width]);
  return (
    <ul className={css.types}>
      {moved.map(({ billType, income, expense }) => (
        <li key={billType}>
          <Link to={billsAddress({ ...range, type: billType })} className={css.type}>
            <span className={css.typeName}>
              <FormattedMessage {...billTypes[billType]} />
            </span>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${width} ${2 * thickness + 2}`}
              preserveAspectRatio="none"
              height={2 * thickness + 2}
              width="100%"
            >
              <rect x={0} y={0} width={x(income)} height={thickness} className={css.income} />
              <rect x={0} y={thickness + 2} width={x(expense)} height={thickness} className={css.expense} />
            </svg>
          </Link>
        </li>
      ))}
    </ul>
  );
}
