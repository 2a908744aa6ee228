import type { ReactNode } from 'react';
import { codeFormat } from '../field/digits.js';
import { IconButton } from '../icon-button/IconButton.js';
import { refreshCwGlyph } from '../icon/glyphs/refresh-cw.js';
import { shieldCheckGlyph } from '../icon/glyphs/shield-check.js';
import { TextField, type TextFieldProps } from '../text-field/TextField.js';
import * as css from './CaptchaField.css.js';

export type CaptchaFieldProps = Pick<
  TextFieldProps,
  'name' | 'label' | 'hint' | 'placeholder' | 'requiredText' | 'validate' | 'onChange'
> & {
  /** The alternative for players who cannot see it: "Can't see it? Use SMS". */
  action?: ReactNode;
  /** null while it loads. */
  picture: { id: string; src: string; alt: string } | null;
  refreshLabel: string;
  onRefresh: () => void;
};

const fourDigits = codeFormat(4);

/** The 4-digit picture code of the spec. A new picture clears the digits of the old one. */
export const CaptchaField = ({ picture, refreshLabel, onRefresh, ...props }: CaptchaFieldProps) => (
  <TextField
    {...props}
    resetBy={picture?.id}
    inputMode="numeric"
    autoComplete="off"
    format={fourDigits}
    submitsAs="digits"
    isNotCleared
    glyph={shieldCheckGlyph}
    trailing={
      <span className={css.group}>
        {picture === null ? (
          <span className={css.picture} />
        ) : (
          <img src={picture.src} alt={picture.alt} className={css.picture} />
        )}
        <IconButton glyph={refreshCwGlyph} label={refreshLabel} onPress={onRefresh} />
      </span>
    }
  />
);
