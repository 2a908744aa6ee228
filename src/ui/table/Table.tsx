import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import * as css from './Table.css.js';

export type TableProps = {
  caption: string;
  head: readonly { id: string; label: ReactNode }[];
  /** The first cell is the header of its row. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  /** The totals. */
  foot?: readonly ReactNode[];
};

/** A region that can scroll must be reachable by keyboard. */
const reachable = { tabIndex: 0 } as const;

/** Figures in columns: the first column is aligned to the start, the others to the end. */
export const Table = ({ caption, head, rows, foot }: TableProps) => (
  <section aria-label={caption} {...reachable} className={css.scroller}>
    <table className={css.table}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {head.map(({ id, label }) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <Row key={id} head={head} cells={cells} />
        ))}
      </tbody>
      {foot === undefined ? null : (
        <tfoot>
          <Row head={head} cells={foot} />
        </tfoot>
      )}
    </table>
  </section>
);

const Row = ({ head, cells }: { head: TableProps['head']; cells: readonly ReactNode[] }) => (
  <tr>
    {head.map(({ id }, column) =>
      column === 0 ? (
        <th key={id} scope="row">
          {cells[column]}
        </th>
      ) : (
        <td key={id}>{cells[column]}</td>
      ),
    )}
  </tr>
);
