import * as css from './BrandMark.css.js';
import { Sail } from './Sail.js';

/** The site's mark with its name; the mark alone (large) greets on the pages of access. */
export const BrandMark = ({ name }: { name?: string }) =>
  name === undefined ? (
    <Sail className={css.largeMark} />
  ) : (
    <span className={css.brand} lang="en">
      <Sail className={css.mark} />
      <b className={css.name}>{name}</b>
    </span>
  );
