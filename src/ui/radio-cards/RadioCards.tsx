import { useId, type ReactNode } from 'react';
import { ChoiceError } from '../field/ChoiceError.js';
import { useChoice } from '../field/useChoice.js';
import { Icon } from '../icon/Icon.js';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import * as css from './RadioCards.css.js';

export type RadioCard<Id extends string> = {
  id: Id;
  title: ReactNode;
  note?: ReactNode;
  glyph?: string;
  leading?: ReactNode;
  isDisabled?: boolean;
};
export type RadioCardsProps<Id extends string> = {
  name: string;
  label: string;
  isLabelHidden?: boolean;
  cards: readonly RadioCard<Id>[];
  /** Uncontrolled (`defaultValue`) or controlled by the flow (`value`). */
  defaultValue?: Id | undefined;
  value?: Id | null | undefined;
  /** The error text if nothing is chosen. */
  requiredText?: string;
  isPaired?: boolean;
  onChange?: (id: Id) => void;
};

/**
 * A short list of choices, one line each: channels, banks, reasons. Native radio inputs. Its error stands above them, where
 * it is in view.
 */
export function RadioCards<Id extends string>({
  name,
  label,
  isLabelHidden = false,
  cards,
  defaultValue,
  value,
  requiredText,
  isPaired = false,
  onChange,
}: RadioCardsProps<Id>) {
  const id = useId();
  const choice = useChoice(name, requiredText);
  // Not a card is wrong, but the group, which says so once.
  const { 'aria-invalid': isInvalid, ...control } = choice.control;
  const checked = (card: Id) =>
    value === undefined ? { defaultChecked: card === defaultValue } : { checked: card === value };
  return (
    <fieldset role="radiogroup" aria-invalid={isInvalid} aria-describedby={id}>
      {isLabelHidden ? (
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={css.legend}>{label}</legend>
      )}
      <div className={css.error}>
        <ChoiceError id={id} error={choice.error} />
      </div>
      <div className={isPaired ? css.pairs : css.group}>
        {cards.map((card) => (
          <label key={card.id} className={css.card}>
            <input
              {...control}
              type="radio"
              value={card.id}
              {...checked(card.id)}
              disabled={card.isDisabled}
              onChange={() => {
                choice.settle();
                onChange?.(card.id);
              }}
              className={css.input}
            />
            {card.leading ?? null}
            {card.glyph === undefined ? null : (
              <span className={css.mark}>
                <Icon glyph={card.glyph} />
              </span>
            )}
            <span className={css.words}>
              <span className={css.title}>{card.title}</span>
              {card.note === undefined ? null : <span className={css.note}>{card.note}</span>}
            </span>
            <span className={css.radio} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
