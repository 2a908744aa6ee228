import type { ReactNode } from 'react';
import { BrandMark } from '../../../ui/brand-mark/BrandMark.js';
import { bigTitle, muted } from '../../../ui/text/text.css.js';
import * as frame from './frame.css.js';
import { head } from './stepHead.css.js';

/** The head of a step between a login and the lobby: logo, title and purpose. */
export const StepHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <header className={head}>
    <div className={frame.mark}>
      <BrandMark />
    </div>
    <h1 className={`${bigTitle} ${frame.name}`}>{title}</h1>
    <p className={`${muted} ${frame.words}`}>{children}</p>
  </header>
);
