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

type TableFrameProps = Pick<TableProps, 'caption' | 'head'> & {
  /** Of a table of which only a part is rendered: how many rows it has, with the head. */
  rowCount?: number;
  /** `tbody`, and `tfoot` if there is one. */
  children: ReactNode;
};

/** The region that scrolls, the caption and the head of a table. */
export const TableFrame = ({ caption, head, rowCount, children }: TableFrameProps) => (
  <section aria-label={caption} {...reachable} className={css.scroller}>
    <table className={css.table} aria-rowcount={rowCount}>
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
      {children}
    </table>
  </section>
);

/** Figures in columns: the first column is aligned to the start, the others to the end. */
export const Table = ({ caption, head, rows, foot }: TableProps) => (
  <TableFrame caption={caption} head={head}>
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
  </TableFrame>
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
