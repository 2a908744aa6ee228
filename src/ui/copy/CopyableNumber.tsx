import { use } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../icon-button/IconButton.js';
import { copyGlyph } from '../icon/glyphs/copy.js';
import { Copying } from './copying.js';
import * as css from './CopyableNumber.css.js';
import { messages } from './messages.js';

export type CopyableNumberProps = {
  children: string;
  /** All of it is shown, because it is typed elsewhere: the number of an account. */
  isWhole?: boolean;
  /** What the button copies, if several of them stand together. */
  label?: string;
};

/** A long number, shown shortened and copied whole: a person reads the beginning, customer service needs all of it. */
export function CopyableNumber({ children, isWhole = false, label }: CopyableNumberProps) {
  const { formatMessage } = useIntl();
  const copy = use(Copying);
  return (
    <span className={css.line}>
      <span lang="en" title={children} className={isWhole ? css.whole : css.number}>
        {children}
      </span>
      {copy === null ? null : (
        <IconButton
          glyph={copyGlyph}
          label={label ?? formatMessage(messages.copy)}
          onPress={() => copy(children)}
          className={css.button}
        />
      )}
    </span>
  );
}
