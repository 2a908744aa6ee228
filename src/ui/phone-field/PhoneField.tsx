import { smartphoneGlyph } from '../icon/glyphs/smartphone.js';
import { TextField, type TextFieldProps } from '../text-field/TextField.js';
import { phoneFormat } from './phone.js';

export type PhoneFieldProps = Pick<
  TextFieldProps,
  'name' | 'label' | 'hint' | 'action' | 'placeholder' | 'clearLabel' | 'defaultValue' | 'requiredText' | 'validate' | 'onChange' | 'isDisabled' | 'isReadOnly' | 'enterKeyHint'
>;

/** Shows 3-3-rest while digits are typed or pasted; `validate`, `onChange` see it so, the form hands on digits (and a leading plus). */
export const PhoneField = (props: PhoneFieldProps) => (
  <TextField {...props} type="tel" inputMode="tel" autoComplete="tel" maxLength={20} format={phoneFormat} submitsAs="digits" glyph={smartphoneGlyph} />
);
