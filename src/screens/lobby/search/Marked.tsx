import { piecesOf } from './matches.js';
import * as css from './search.css.js';

/** A name with the letters that the player typed. */
export const Marked = ({ name, keyword }: { name: string; keyword: string }) => (
  <>
    {piecesOf(name, keyword).map(({ at, text, isMatch }) =>
      isMatch ? (
        <mark key={at} className={css.mark}>
          {text}
        </mark>
      ) : (
        text
      ),
    )}
  </>
);
