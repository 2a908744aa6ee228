import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.js';
import { checkGlyph } from '../icon/glyphs/check.js';
import { xGlyph } from '../icon/glyphs/x.js';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import * as css from './Timeline.css.js';

export type StepState = keyof typeof css.state;
export type TimelineStep = {
  id: string;
  state: StepState;
  title: string;
  /** When the step happened or is expected: the formatted text, and the machine-readable form for <time>. */
  time?: { text: ReactNode; dateTime?: string } | undefined;
  /** A sentence; for `stop` it is the reason. */
  reason?: ReactNode;
  /** Small buttons that resolve the step. */
  fix?: ReactNode;
};
export type TimelineProps = { label: string; steps: readonly TimelineStep[]; stateLabels: Record<StepState, string> };

/** The steps of a deposit, a withdrawal, a transfer out of a game, or a promotion. */
export const Timeline = ({ label, steps, stateLabels }: TimelineProps) => (
  <ol aria-label={label}>
    {steps.map(({ id, state, title, time, reason, fix }) => (
      <li key={id} className={css.state[state]} {...(state === 'now' ? { 'aria-current': 'step' } : {})}>
        <span className={css.mark[state]} aria-hidden="true">
          {state === 'done' ? <Icon glyph={checkGlyph} className={css.icon} /> : null}
          {state === 'stop' ? <Icon glyph={xGlyph} className={css.icon} /> : null}
        </span>
        <p className={state === 'next' ? css.nextLine : css.line}>
          <span>
            {title} <VisuallyHidden>{stateLabels[state]}</VisuallyHidden>
          </span>
          {time === undefined ? null : (
            <time dateTime={time.dateTime} className={css.time}>
              {time.text}
            </time>
          )}
        </p>
        {reason === undefined ? null : <p className={css.reason}>{reason}</p>}
        {fix === undefined ? null : <div className={css.fix}>{fix}</div>}
      </li>
    ))}
  </ol>
);
