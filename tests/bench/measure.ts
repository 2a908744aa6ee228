/** One figure. `range`: the least and the greatest of its runs. `most` and `least` are its budget; without them it is only printed. */
export type Measure = {
  name: string;
  unit: string;
  value: number;
  range?: readonly [number, number];
  most?: number;
  least?: number;
};

export const isWithin = ({ value, most = Infinity, least = -Infinity }: Measure): boolean =>
  value <= most && value >= least;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** The value that this percentage of all values does not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}

export const rangeOf = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

export function tableOf(measures: readonly Measure[]): string {
  const rows = measures.map((measure) => [
    isWithin(measure) ? '✓' : '✗',
    measure.name,
    said(measure.value, measure.unit),
    measure.range ? measure.range.map((end) => said(end, '')).join(' to ') : '',
    budgetOf(measure),
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

const said = (value: number, unit: string) =>
  `${Number.isInteger(value) ? value.toLocaleString('en-US') : value.toFixed(2)} ${unit}`.trim();

function budgetOf({ most, least, unit }: Measure): string {
  if (most !== undefined) return `at most ${said(most, unit)}`;
  return least === undefined ? '' : `at least ${said(least, unit)}`;
}

/** The median of several runs. */
export const told = (name: string, unit: string, values: readonly number[], most?: number): Measure => ({
  name,
  unit,
  value: median(values),
  range: rangeOf(values),
  ...(most === undefined ? {} : { most }),
});

export const ratio = (name: string, own: readonly number[], other: readonly number[], most?: number): Measure => ({
  name,
  unit: '×',
  value: median(own) / median(other),
  ...(most === undefined ? {} : { most }),
});

/** A figure of ours beside that of the control, and their ratio. */
export const beside = (
  name: string,
  unit: string,
  own: readonly number[],
  other: readonly number[],
  most?: number,
): Measure[] => [
  told(name, unit, own),
  told(`${name}, control`, unit, other),
  ratio(`${name} by control`, own, other, most),
];
