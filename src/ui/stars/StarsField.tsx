import { useId } from 'react';
import { ChoiceError } from '../field/ChoiceError.js';
import { useChoice } from '../field/useChoice.js';
import { Icon } from '../icon/Icon.js';
import { starGlyph } from '../icon/glyphs/star.js';
import * as css from './Stars.css.js';

export type StarsFieldProps = {
  name: string;
  label: string;
  /** "1 star", "2 stars" and so on. */
  labelOf: (score: number) => string;
  defaultValue: number | null;
  onChange: (score: number) => void;
};

const scores = [1, 2, 3, 4, 5] as const;

/** A score of 1 to 5, by native radio inputs: arrow keys move it, and a screen reader reads it in words. */
export function StarsField({ name, label, labelOf, defaultValue, onChange }: StarsFieldProps) {
  const id = useId();
  const choice = useChoice(name, undefined);
  return (
    <fieldset aria-describedby={id}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.row}>
        {scores.map((score) => (
          <label key={score} className={css.choice}>
            <input
              {...choice.control}
              type="radio"
              value={score}
              aria-label={labelOf(score)}
              defaultChecked={score === defaultValue}
              onChange={() => {
                choice.settle();
                onChange(score);
              }}
              className={css.input}
            />
            <Icon glyph={starGlyph} />
          </label>
        ))}
      </div>
      <ChoiceError id={id} error={choice.error} />
    </fieldset>
  );
}
