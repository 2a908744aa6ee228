import type { NavigateFunction } from 'react-router-dom';
import { afterBackSteps } from '../../ui/back/back-steps.js';

/** Lets code outside React navigate: the charts' navigator. Until the router has mounted, the document itself navigates. */
export class HistoryHandle {
  #navigate: NavigateFunction | null = null;

  readonly connect = (navigate: NavigateFunction): void => {
    this.#navigate = navigate;
  };

  /** Goes to a path of the lobby. `replace` replaces the current entry of the history. */
  readonly navigate = (to: string, { replace }: { replace: boolean }): void => {
    const navigate = this.#navigate;
    if (navigate) afterBackSteps(() => void navigate(to, { replace }));
    else if (replace) location.replace(to);
    else location.assign(to);
  };
}
