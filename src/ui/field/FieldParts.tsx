import { useContext, useState, type ReactNode } from 'react';
import { FieldError as AriaFieldError, FieldErrorContext, Label, Text } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { IconButton } from '../icon-button/IconButton.js';
import { Icon } from '../icon/Icon.js';
import { checkGlyph } from '../icon/glyphs/check.js';
import { circleAlertGlyph } from '../icon/glyphs/circle-alert.js';
import { xGlyph } from '../icon/glyphs/x.js';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import * as css from './field.css.js';
import { messages } from './messages.js';

/** The label above a field. */
export const FieldLabel = ({ label }: { label: string }) => (
  <div className={css.labelLine}>
    <Label>{label}</Label>
  </div>
);

/** Clears the field; the focus stays in it. The Tab key goes from field to field and passes it. */
export const ClearButton = ({ label, onPress }: { label?: string | undefined; onPress: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      glyph={xGlyph}
      label={label ?? formatMessage(messages.clear)}
      isRepeatable
      isSkippedByTab
      onPress={onPress}
      className={css.trailing}
    />
  );
};

/** A tick for a valid text, unless the server has refused it. A screen reader can find it, but is not interrupted by it. */
export function RightMark() {
  const { formatMessage } = useIntl();
  if (useContext(FieldErrorContext)?.isInvalid === true) return null;
  return (
    <span className={css.right}>
      <Icon glyph={checkGlyph} />
      <VisuallyHidden>{formatMessage(messages.right)}</VisuallyHidden>
    </span>
  );
}

/** The line under a field: the hint, or an error text that says what to do. */
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
 * An error replaces the hint. A field without a hint keeps the line of an error after the error has gone. Errors change
 * when a field loses the focus, which is when the player presses a button: a button that moved then would be missed.
 */
function ErrorLine({ isAlone }: { isAlone: boolean }) {
  const isInvalid = useContext(FieldErrorContext)?.isInvalid ?? false;
  const [hasStood, setStood] = useState(false);
  if (isInvalid && !hasStood) setStood(true);
  return (
    <div aria-live="polite" className={isAlone && hasStood ? css.kept : css.notes}>
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
