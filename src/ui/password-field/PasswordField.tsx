import { useState } from 'react';
import { passwordRules } from '../../../machines/shared/rules/account.js';
import { IconButton } from '../icon-button/IconButton.js';
import { eyeOffGlyph } from '../icon/glyphs/eye-off.js';
import { eyeGlyph } from '../icon/glyphs/eye.js';
import { lockGlyph } from '../icon/glyphs/lock.js';
import { trailing } from '../field/field.css.js';
import { TextField, type TextFieldProps } from '../text-field/TextField.js';

export type PasswordFieldProps = Pick<
  TextFieldProps,
  | 'name'
  | 'label'
  | 'hint'
  | 'action'
  | 'defaultValue'
  | 'requiredText'
  | 'validate'
  | 'onChange'
  | 'maxLength'
  | 'enterKeyHint'
> & {
  autoComplete: 'current-password' | 'new-password';
  labels: { reveal: string; hide: string };
};

/** Submitted as typed: spaces are part of a password. */
export function PasswordField({ labels, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      passwordRules={props.autoComplete === 'new-password' ? passwordRules : undefined}
      autoCapitalize="none"
      submitsAs="verbatim"
      isNotCleared
      glyph={lockGlyph}
      trailing={
        <IconButton
          glyph={isShown ? eyeOffGlyph : eyeGlyph}
          label={isShown ? labels.hide : labels.reveal}
          isRepeatable
          onPress={() => setIsShown(!isShown)}
          className={trailing}
        />
      }
    />
  );
}
