import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import { BrandMark } from '../../../ui/brand-mark/BrandMark.js';
import { IconButton } from '../../../ui/icon-button/IconButton.js';
import { chevronLeftGlyph } from '../../../ui/icon/glyphs/chevron-left.js';
import { useBack } from '../../../ui/page-header/useBack.js';
import { bigTitle, muted } from '../../../ui/text/text.css.js';
import * as css from './frame.css.js';
import { messages } from './messages.js';

export type GreetingProps = { title: string; children?: ReactNode; language?: ReactNode };

/** The head of a login page: back, language, logo, greeting. */
export const Greeting = ({ title, children, language }: GreetingProps) => (
  <>
    <div className={css.bar}>
      <IconButton
        glyph={chevronLeftGlyph}
        label={useIntl().formatMessage(messages.back)}
        onPress={useBack(path.home)}
      />
      {language ?? null}
    </div>
    <header className={css.greeting}>
      <div className={css.mark}>
        <BrandMark />
      </div>
      <h1 className={`${bigTitle} ${css.name}`}>{title}</h1>
      {children === undefined ? null : <p className={`${muted} ${css.words}`}>{children}</p>}
    </header>
  </>
);
