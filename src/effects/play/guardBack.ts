import { fromCallback } from 'xstate';
import type { Outside } from '../outside.js';

/** Reports the browser's Back button to the chart, and keeps the page open meanwhile. */
export const defineGuardBack = ({ guardBack }: Pick<Outside, 'guardBack'>) =>
  fromCallback<{ type: 'back.pressed' }>(({ sendBack }) => guardBack(() => sendBack({ type: 'back.pressed' })));
