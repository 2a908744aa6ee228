import type { AriaAttributes, ReactNode } from 'react';
import * as css from './Panel.css.js';

export type PanelProps = AriaAttributes & {
  children: ReactNode;
  kind?: keyof typeof css.kind;
  as?: 'section' | 'div' | 'aside' | 'ul' | 'ol' | 'nav';
  className?: string;
};

/** A hairline and no shadow. */
export const Panel = ({ children, kind = 'normal', as: Element = 'section', className, ...aria }: PanelProps) => (
  <Element {...aria} className={`${css.kind[kind]} ${className ?? ''}`.trim()}>
    {children}
  </Element>
);
