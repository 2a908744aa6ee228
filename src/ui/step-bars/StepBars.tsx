import * as css from './StepBars.css.js';

/** The present step of a flow; `label` gives it in words ("Step 2 of 5"). */
export const StepBars = ({ count, current, label }: { count: number; current: number; label: string }) => (
  <div>
    <div aria-hidden="true" className={css.bars}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={index < current ? css.reached : css.bar} />
      ))}
    </div>
    <p className={css.words}>{label}</p>
  </div>
);
