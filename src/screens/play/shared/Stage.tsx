import type { ReactNode } from 'react';
import { Panel } from '../../../ui/panel/Panel.js';
import { DrawnPicture } from '../../../ui/picture/DrawnPicture.js';
import type { Art } from '../../../ui/picture/Picture.js';
import { SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import * as css from './stage.css.js';

/** Fills the screen, with the game's picture faint behind the content. */
export const Backdrop = ({ art, children }: { art: Art | null; children: ReactNode }) => (
  <div className={css.stage} data-always-dark="">
    {art === null ? null : (
      <div className={css.backdrop} aria-hidden="true">
        <DrawnPicture art={art} />
      </div>
    )}
    {children}
  </div>
);

/** A card with a message about a game that is not on screen. */
export const Stage = ({ art, children }: { art: Art | null; children: ReactNode }) => (
  <Backdrop art={art}>
    <div className={css.card}>
      <Panel>{children}</Panel>
    </div>
  </Backdrop>
);

/** A skeleton of the card that follows. */
export const StageWait = ({ label }: { label: string }) => (
  <Stage art={null}>
    <output className={css.wait}>{label}</output>
    <div aria-hidden="true">
      <SkeletonText />
    </div>
  </Stage>
);
