import { isMeant } from '../../../machines/shared/rules/numerals.js';
import { formatPhone } from '../../../machines/shared/rules/phone.js';
import type { Format } from '../field/reformat.js';
import { smartphoneGlyph } from '../icon/glyphs/smartphone.js';
import { TextField, type TextFieldProps } from '../text-field/TextField.js';

export type PhoneFieldProps = Pick<
  TextFieldProps,
  | 'name'
  | 'label'
  | 'hint'
  | 'action'
  | 'placeholder'
  | 'clearLabel'
  | 'defaultValue'
  | 'requiredText'
  | 'validate'
  | 'onChange'
  | 'isDisabled'
  | 'enterKeyHint'
>;

const phoneFormat: Format = { apply: (text) => formatPhone(text), isTyped: isMeant };

/**
 * Groups digits as 3-3-rest while they are typed or pasted. `validate` and `onChange` get the grouped text; the form
 * submits digits and a leading plus.
 */
export const PhoneField = (props: PhoneFieldProps) => (
  <TextField
    {...props}
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    format={phoneFormat}
    submitsAs="digits"
    glyph={smartphoneGlyph}
  />
);
