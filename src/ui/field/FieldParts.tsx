import { useContext, useState, type ReactNode } from 'react';
import { FieldError as AriaFieldError, FieldErrorContext, Label, Text } from 'react-aria-components';
import { Icon } from '../icon/Icon.js';
import { circleAlertGlyph } from '../icon/glyphs/circle-alert.js';
import * as css from './field.css.js';

/** The label above a field, with a link action at its end ("Forgot it?"). */
export const FieldLabel = ({ label, action }: { label: string; action?: ReactNode }) => (
  <div className={css.labelLine}>
    <Label>{label}</Label>
    {action ?? null}
  </div>
);

/** What stands under a field: its hint until something is wrong, then a sentence that says what to do. */
export const FieldNotes = ({ hint }: { hint?: ReactNode }) => (
  <>
    {hint === undefined ? null : (
      <Text slot="description" elementType="p" className={css.hint}>
        {hint}
      </Text>
    )}
    <ErrorLine isAlone={hint === undefined} />
  </>
);

/**
 * An error takes the place of the hint; without one it keeps its line once it has stood there. Both come and go at the
 * press of a button, when the field is left: a button that moves then is missed.
 */
function ErrorLine({ isAlone }: { isAlone: boolean }) {
  const isInvalid = useContext(FieldErrorContext)?.isInvalid ?? false;
  const [hasStood, setStood] = useState(false);
  if (isInvalid && !hasStood) setStood(true);
  return (
    <div aria-live="polite" className={isAlone && hasStood ? css.kept : ''}>
      <AriaFieldError elementType="p" className={css.error}>
        {({ validationErrors }) => (
          <>
            <Icon glyph={circleAlertGlyph} className={css.errorIcon} />
            <span>{validationErrors.join(' ')}</span>
          </>
        )}
      </AriaFieldError>
    </div>
  );
}
