import * as css from './Statement.css.js';

/** An empty list. */
export const Receipt = () => (
  <svg viewBox="0 0 88 88" aria-hidden="true" className={css.picture}>
    <circle cx="44" cy="44" r="44" className={css.sky} />
    <rect x="26" y="20" width="36" height="48" rx="6" className={css.paper} />
    <path
      d="M26 62l4.5 5 4.5-5 4.5 5 4.5-5 4.5 5 4.5-5 4.5 5 4.5-5v6a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6z"
      className={css.paper}
    />
    <path d="M34 32h20M34 41h20M34 50h11" className={css.writing} />
  </svg>
);
