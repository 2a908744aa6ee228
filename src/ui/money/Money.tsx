import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import * as css from './Money.css.js';

export type MoneyProps = {
  /** Already formatted ("₱ 12,480.50"); null when unknown, which is not zero. */
  amount: string | null;
  /** What a screen reader reads for the dash. */
  unknownLabel?: string;
  size?: keyof typeof css.size;
  /** `plus` for incoming money, `lost` in dialogs only. A minus keeps the text colour: a loss is not an error. */
  tone?: keyof typeof css.tone;
};

/** The whole part and the fraction of a formatted amount. */
const withCents = /^(?<whole>.*\d)(?<cents>[.,]\d{2})$/u;

export function Money({ amount, unknownLabel, size = 'normal', tone }: MoneyProps) {
  const className = tone === undefined ? css.size[size] : `${css.size[size]} ${css.tone[tone]}`;
  if (amount === null) {
    return (
      <span className={className}>
        <span aria-hidden="true">–</span>
        {unknownLabel === undefined ? null : <VisuallyHidden>{unknownLabel}</VisuallyHidden>}
      </span>
    );
  }
  const parts = size === 'normal' ? undefined : withCents.exec(amount)?.groups;
  return (
    <span className={className}>
      {parts === undefined ? (
        amount
      ) : (
        <>
          {parts['whole']}
          <span className={css.cents}>{parts['cents']}</span>
        </>
      )}
    </span>
  );
}
