import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.js';
import * as css from './LoadingBar.css.js';

/** The loading indicator of the spec, for requests without a skeleton. */
export const LoadingBar = ({ isLoading, label }: { isLoading: boolean; label: string }) =>
  isLoading ? (
    <div className={css.track}>
      <progress aria-label={label} className={visuallyHidden} />
    </div>
  ) : null;
