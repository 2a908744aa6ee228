import { PressTarget } from '../press/PressTarget.js';
import * as css from './Segments.css.js';

export type Choice<Id extends string> = { id: Id; label: string; href?: string };
export type SegmentsProps<Id extends string> = {
  label: string;
  choices: readonly Choice<Id>[];
  selected: Id;
  /** For choices without an `href`. */
  onSelect?: (id: Id) => void;
  /** Links replace the history entry, unless they lead to another page. */
  isReplacing?: boolean;
};

/** Two to four views of the same thing. Links use `aria-current`, buttons `aria-pressed`. */
export const Segments = <Id extends string>({
  label,
  choices,
  selected,
  onSelect,
  isReplacing = true,
}: SegmentsProps<Id>) => (
  <fieldset aria-label={label} className={css.well}>
    {choices.map(({ id, label: word, href }) => {
      const isSelected = id === selected;
      const className = isSelected ? css.selected : css.segment;
      return href === undefined ? (
        <PressTarget
          key={id}
          aria-pressed={isSelected}
          isRepeatable
          onPress={() => onSelect?.(id)}
          className={className}
        >
          {word}
        </PressTarget>
      ) : (
        <PressTarget
          key={id}
          {...(isSelected ? { 'aria-current': 'page' } : {})}
          href={href}
          isReplacing={isReplacing}
          isRepeatable
          className={className}
        >
          {word}
        </PressTarget>
      );
    })}
  </fieldset>
);
