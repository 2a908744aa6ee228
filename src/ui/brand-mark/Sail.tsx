/** An outrigger under sail, on a 64-unit grid, in the colour of `fill`. */
export const Sail = ({ className, isHull = true }: { className: string; isHull?: boolean }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
    <path d="M30 4C34 18 33 32 27 44L50 44C48 26 41 13 30 4Z" />
    <path d="M25 12C26 24 23 36 15 44L24 44C29 33 29 22 25 12Z" opacity=".72" />
    {isHull ? <path d="M8 49L56 49C52 56 46 59 40 59L24 59C17 59 11 56 8 49Z" /> : null}
  </svg>
);
