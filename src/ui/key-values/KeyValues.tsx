import type { ReactNode } from 'react';
import * as css from './KeyValues.css.js';

export type KeyValuesProps = {
  pairs: readonly { key: string; value: ReactNode }[];
  /** Lower lines, without the lines between them. */
  isDense?: boolean;
};

export const KeyValues = ({ pairs, isDense = false }: KeyValuesProps) => (
  <dl>
    {pairs.map(({ key, value }) => (
      <div key={key} className={isDense ? css.densePair : css.pair}>
        <dt className={css.key}>{key}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
