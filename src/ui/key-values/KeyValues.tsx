import type { ReactNode } from 'react';
import * as css from './KeyValues.css.js';

export type KeyValuesProps = { pairs: readonly { key: string; value: ReactNode }[] };

export const KeyValues = ({ pairs }: KeyValuesProps) => (
  <dl>
    {pairs.map(({ key, value }) => (
      <div key={key} className={css.pair}>
        <dt className={css.key}>{key}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
