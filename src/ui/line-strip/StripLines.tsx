import type { ReactNode } from 'react';
import * as css from './LineStrip.css.js';

/** Several lines in the height of one: they scroll sideways. It hides the line that follows it in the strip. */
export const StripLines = ({ children }: { children: ReactNode }) => <div className={css.lines}>{children}</div>;
