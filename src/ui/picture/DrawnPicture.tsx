import type { Art } from './Picture.js';
import * as css from './Picture.css.js';

/**
 * The picture of a game across a phone or a tablet: the drawing itself (3 kB), which is sharp at any size, where a raster
 * of that width would have 30. Fills its parent as `Picture` does, and is in the first view.
 */
export const DrawnPicture = ({ art }: { art: Art }) => (
  <>
    <svg color={art.dominant} aria-hidden="true" className={css.placeholder} />
    <img
      // Another game's picture must not stay until this one is loaded.
      key={art.name}
      src={`/art/${art.name}.svg`}
      alt=""
      width={216}
      height={288}
      decoding="async"
      fetchPriority="high"
      className={css.image}
    />
  </>
);
