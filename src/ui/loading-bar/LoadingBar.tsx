import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.js';
import * as css from './LoadingBar.css.js';

/** The spec's loading indicator, for requests that no skeleton stands for. */
export const LoadingBar = ({ isLoading, label }: { isLoading: boolean; label: string }) =>
  isLoading ? (
    <div className={css.track}>
      <progress aria-label={label} className={visuallyHidden} />
    </div>
  ) : null;
