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

/**
 * Native elements only, because the field is in the first view on desktop. It is no form: inside of another one, Enter would
 * submit that one too.
 */
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
  const box = useRef<HTMLDivElement>(null);
  const change = (next: string) => {
    setText(next);
    onChange?.(next);
  };

  return (
    <search>
      <div ref={box} className={css.box}>
        <Icon glyph={searchGlyph} />
        <input
          type="search"
          {...(ref === undefined ? {} : { ref })}
          aria-label={label}
          placeholder={placeholder}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            // While a word is being composed, Enter ends the composition.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onSubmit?.(text.trim());
          }}
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
              box.current?.querySelector('input')?.focus();
            }}
            className={css.clear}
          />
        ) : shortcut === undefined ? null : (
          <kbd aria-hidden="true" className={css.key}>
            {shortcut}
          </kbd>
        )}
      </div>
    </search>
  );
}
