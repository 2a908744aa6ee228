import { scaleBand, scaleLinear } from 'd3-scale';
import { Link } from 'react-router-dom';
import type { DaySum } from '../../../../machines/wallet/analysis.js';
import { billsAddress } from '../../../../machines/wallet/billFilter.js';
import { formatDay } from '../../../i18n/dates.js';
import { useMoney, useSite } from '../../../i18n/site.js';
import * as css from './billAnalysis.css.js';

/** In px of the drawing, which is as wide as its panel. */
const sizes = { phone: { width: 340, height: 220 }, desktop: { width: 860, height: 260 } } as const;
const margin = { top: 8, right: 0, bottom: 22, left: 64 } as const;

/** Whether a bar is a whole month. */
const isMonth = ({ from, to }: DaySum): boolean => from.endsWith('-01') && to.slice(8) >= '28';

/** What came in above the line, what went out below it. A bar leads to its bills. For a screen reader there is the table. */
export function DayChart({ bars }: { bars: readonly DaySum[] }) {
  const { short } = useMoney();
  const { device, locale } = useSite();
  const { width, height } = device === 'pc' ? sizes.desktop : sizes.phone;
  const x = scaleBand()
    .domain(bars.map(({ from }) => from))
    .range([margin.left, width - margin.right])
    .paddingInner(0.3)
    .paddingOuter(0.1);
  const y = scaleLinear()
    .domain([-Math.max(1, ...bars.map(({ expense }) => expense)), Math.max(1, ...bars.map(({ income }) => income))])
    .range([height - margin.bottom, margin.top])
    .nice();
  const labels = new Map(bars.map((bar) => [bar.from, formatDay(isMonth(bar) ? 'month' : 'day', bar.from, locale)]));
  // A Burmese month is written in full and takes twice the room.
  const longest = Math.max(0, ...[...labels.values()].map(({ length }) => length));
  const every = Math.ceil((bars.length * Math.max(56, longest * 7)) / (width - margin.left));
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={css.chart}>
      {bars.map(({ from, to, income, expense }) => (
        // Out of the order of the Tab key: the table has the same links, with their figures.
        <Link key={from} to={billsAddress({ from, to })} tabIndex={-1}>
          <rect
            x={x(from)}
            width={x.bandwidth()}
            y={margin.top}
            height={height - margin.top - margin.bottom}
            className={css.target}
          />
          <rect
            x={x(from)}
            width={x.bandwidth()}
            y={y(income)}
            height={y(0) - y(income)}
            rx={2}
            className={css.income}
          />
          <rect x={x(from)} width={x.bandwidth()} y={y(0)} height={y(-expense) - y(0)} rx={2} className={css.expense} />
        </Link>
      ))}
      <line x1={margin.left} x2={width} y1={y(0)} y2={y(0)} className={css.base} />
      {y.ticks(4).map((value) => (
        <text key={value} x={margin.left - 12} y={y(value) + 4} textAnchor="end" className={css.tick}>
          {short(Math.abs(value))}
        </text>
      ))}
      {bars
        .filter((_, index) => index % every === 0)
        .map(({ from }) => (
          <text
            key={from}
            x={(x(from) ?? 0) + x.bandwidth() / 2}
            y={height - 4}
            textAnchor="middle"
            className={css.tick}
          >
            {labels.get(from)}
          </text>
        ))}
    </svg>
  );
}
