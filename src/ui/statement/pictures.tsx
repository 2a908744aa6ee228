import * as css from './Statement.css.js';

/** A boat without wind, for a failed request. */
export const Becalmed = () => (
  <svg viewBox="0 0 88 88" aria-hidden="true" className={css.picture}>
    <circle cx="44" cy="44" r="44" className={css.sea} />
    <path d="M18 60q6.5-7 13 0t13 0 13 0 13 0" className={css.wave} />
    <g transform="translate(24 12) rotate(14 20 30) scale(.62)" className={css.hull}>
      <path d="M30 4C34 18 33 32 27 44L50 44C48 26 41 13 30 4Z" />
      <path d="M25 12C26 24 23 36 15 44L24 44C29 33 29 22 25 12Z" opacity=".72" />
      <path d="M8 49L56 49C52 56 46 59 40 59L24 59C17 59 11 56 8 49Z" />
    </g>
  </svg>
);
