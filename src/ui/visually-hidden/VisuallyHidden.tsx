import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.js';

export const VisuallyHidden = ({
  children,
  as: Element = 'span',
}: {
  children: ReactNode;
  as?: 'span' | 'h1' | 'h2' | 'p' | 'caption' | 'output';
}) => <Element className={visuallyHidden}>{children}</Element>;
