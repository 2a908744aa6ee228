import { useRef, useState, type Ref } from 'react';
import { IconButton } from '../icon-button/IconButton.js';
import { Icon } from '../icon/Icon.js';
import { searchGlyph } from '../icon/glyphs/search.js';
import { xGlyph } from '../icon/glyphs/x.js';
import * as css from './SearchField.css.js';

export type SearchFieldProps = {
  label: string;
  placeholder?: string;
  clearLabel: string;
  defaultValue?: string;
  /** The key that focuses the field, shown at its end: "/". */
  shortcut?: string;
  onChange?: (text: string) => void;
  /** Called by Enter with the trimmed text. */
  onSubmit?: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/** Native elements only, because the field is in the first view on desktop. */
export function SearchField({
  label,
  placeholder,
  clearLabel,
  defaultValue = '',
  shortcut,
  onChange,
  onSubmit,
  ref,
}: SearchFieldProps) {
  const [text, setText] = useState(defaultValue);
  const form = useRef<HTMLFormElement>(null);
  const change = (next: string) => {
    setText(next);
    onChange?.(next);
  };

  return (
    <search>
      <form
        ref={form}
        className={css.box}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.(text.trim());
        }}
      >
        <Icon glyph={searchGlyph} />
        <input
          type="search"
          {...(ref === undefined ? {} : { ref })}
          aria-label={label}
          placeholder={placeholder}
          value={text}
          onChange={(event) => change(event.target.value)}
          maxLength={40}
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts={shortcut}
          className={css.input}
        />
        {text !== '' ? (
          <IconButton
            glyph={xGlyph}
            label={clearLabel}
            isRepeatable
            isSkippedByTab
            onPress={() => {
              change('');
              form.current?.querySelector('input')?.focus();
            }}
            className={css.clear}
          />
        ) : shortcut === undefined ? null : (
          <kbd aria-hidden="true" className={css.key}>
            {shortcut}
          </kbd>
        )}
      </form>
    </search>
  );
}
