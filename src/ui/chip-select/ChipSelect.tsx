import { useDeferredValue } from 'react';
import { Icon } from '../icon/Icon.js';
import { chevronDownGlyph } from '../icon/glyphs/chevron-down.js';
import * as css from './ChipSelect.css.js';

export type ChipSelectProps<Id extends string> = {
  label: string;
  options: readonly { id: Id; label: string }[];
  selected: Id;
  /** The choice that does not filter; any other choice looks active. */
  usual: Id;
  onSelect: (id: Id) => void;
};

/** A filter with many choices, as high as a chip, over a native select. */
export function ChipSelect<Id extends string>({ label, options, selected, usual, onSelect }: ChipSelectProps<Id>) {
  // While closed it shows one option; the others render later.
  const isWhole = useDeferredValue(true, false);
  const listed = isWhole ? options : options.filter(({ id }) => id === selected);
  return (
    <span className={css.box}>
      <select
        aria-label={label}
        value={selected}
        onChange={(event) => onSelect(event.target.value as Id)}
        className={selected === usual ? css.select : css.active}
      >
        {listed.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon glyph={chevronDownGlyph} className={css.chevron} />
    </span>
  );
}
