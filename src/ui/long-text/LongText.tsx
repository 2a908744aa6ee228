import { useState } from 'react';
import { langOf } from '../../i18n/script.js';
import { Button } from '../button/Button.js';
import * as css from './LongText.css.js';

export type LongTextProps = {
  children: string;
  /** The beginning of a long text; null if the text is short. */
  beginning: string | null;
  labels: { more: string; less: string };
};

/** A text that a person wrote. A long one shows its beginning until it is unfolded. Its direction is that of its first letter. */
export function LongText({ children, beginning, labels }: LongTextProps) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <p dir="auto" lang={langOf(children)} className={css.words}>
        {beginning === null || isWhole ? children : beginning}
      </p>
      {beginning === null ? null : (
        <Button variant="ghost" size="small" isRepeatable aria-expanded={isWhole} onPress={() => setIsWhole(!isWhole)}>
          {isWhole ? labels.less : labels.more}
        </Button>
      )}
    </>
  );
}
