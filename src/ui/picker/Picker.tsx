/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list has no pictures, and typing cannot narrow it */
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Group, Input, TextField as AriaTextField } from 'react-aria-components';
import { fold } from '../../../machines/shared/rules/fold.js';
import { ClearButton, FieldLabel, FieldNotes } from '../field/FieldParts.js';
import * as fieldCss from '../field/field.css.js';
import { useText } from '../field/useText.js';
import { Icon } from '../icon/Icon.js';
import { searchGlyph } from '../icon/glyphs/search.js';
import * as css from './Picker.css.js';

export type PickerOption<Id extends string> = { id: Id; title: string; leading?: ReactNode };
export type PickerProps<Id extends string> = {
  name: string;
  label: string;
  options: readonly PickerOption<Id>[];
  /** Shown until something is typed. */
  placeholder: string;
  /** Shown in place of the options if none has what is typed. */
  emptyText: string;
  defaultValue?: Id | undefined;
  /** The error text unless an option is chosen. */
  requiredText: string;
  onChange?: (id: Id) => void;
};

const folded = (text: string) => fold(text).trim();
const showActive = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/**
 * One of more options than a phone shows: a press opens all of them, and what is typed narrows them. The form submits the id
 * of the option whose title is in the field. The combobox of React Aria would cost each form 30 kB.
 */
export function Picker<Id extends string>(props: PickerProps<Id>) {
  const { name, label, options, placeholder, emptyText, defaultValue, requiredText, onChange } = props;
  const listId = useId();
  /** The option that Enter chooses, by its place among the shown ones; null while the list is closed. */
  const [active, setActive] = useState<number | null>(null);
  const optionOf = (title: string) => options.find((option) => folded(option.title) === folded(title));
  const text = useText({
    defaultValue: options.find(({ id }) => id === defaultValue)?.title,
    requiredText,
    validate: (title) => (optionOf(title) ? null : requiredText),
    onChange: (title) => {
      setActive(0);
      const option = optionOf(title);
      if (option) onChange?.(option.id);
    },
  });
  const chosen = optionOf(text.value);
  const shown = chosen ? options : options.filter(({ title }) => folded(title).includes(folded(text.value)));
  const isOpen = active !== null;
  const optionId = (place: number) => `${listId}-${place}`;

  const open = () => setActive(Math.max(0, chosen ? options.indexOf(chosen) : 0));
  const choose = ({ title }: PickerOption<Id>) => {
    text.setText(title);
    setActive(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = shown[active ?? -1];
    if (step !== undefined) {
      if (!isOpen) open();
      else if (shown.length > 0) setActive((active + step + shown.length) % shown.length);
    } else if (event.key === 'Enter' && option) choose(option);
    else if (event.key === 'Escape' && isOpen) setActive(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <AriaTextField {...text.field} name={name} className={`${fieldCss.field} ${css.field}`}>
      <FieldLabel label={label} />
      <Group role="presentation" className={fieldCss.box}>
        <Icon glyph={searchGlyph} className={fieldCss.leading} />
        <Input
          {...text.input}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && shown.length > 0 ? optionId(active) : undefined}
          autoComplete="off"
          placeholder={placeholder}
          onClick={open}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            setActive(null);
            text.input.onBlur(event);
          }}
          className={fieldCss.input}
        />
        {text.value === '' ? null : <ClearButton onPress={text.clear} />}
      </Group>
      {/* After the field of the title, so that its value is the one that counts. */}
      <input type="hidden" name={name} value={chosen?.id ?? ''} />
      <FieldNotes />
      <div id={listId} role="listbox" aria-label={label} hidden={!isOpen} className={css.list}>
        {isOpen && shown.length === 0 ? <p className={css.empty}>{emptyText}</p> : null}
        {isOpen
          ? shown.map((option, place) => (
              <button
                key={option.id}
                id={optionId(place)}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={option === chosen}
                data-active={place === active ? '' : undefined}
                ref={place === active ? showActive : undefined}
                // The focus stays in the field, whose keys choose an option too.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
                className={css.option}
              >
                {option.leading}
                {option.title}
              </button>
            ))
          : null}
      </div>
    </AriaTextField>
  );
}
