import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { FootBar } from '../../../ui/foot-bar/FootBar.js';
import { KeyValues, type KeyValuesProps } from '../../../ui/key-values/KeyValues.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import { sectionTitle } from '../../../ui/text/text.css.js';
import * as form from './form.css.js';
import { messages } from './messages.js';

type CheckPanelProps = Pick<KeyValuesProps, 'pairs'> & {
  /** What is another one than the player saw before; null if nothing is. */
  news: ReactNode;
  /** Notes below the figures. */
  children: ReactNode;
  confirm: ReactNode;
  onConfirm: () => void;
  onEdit: () => void;
};

/** What the player confirms. Nothing is sent before. */
export function CheckPanel({ pairs, news, children, confirm, onConfirm, onEdit }: CheckPanelProps) {
  return (
    <section aria-label={useIntl().formatMessage(messages.check)} className={form.main}>
      <div className={`${form.quote} ${stack[12]}`}>
        <h2 className={sectionTitle}>
          <FormattedMessage {...messages.check} />
        </h2>
        {news === null ? null : (
          <Note tone="caution" role="alert">
            {news}
          </Note>
        )}
        <KeyValues pairs={pairs} />
        {children}
      </div>
      <FootBar>
        <Button variant="line" onPress={onEdit} className={form.half}>
          <FormattedMessage {...messages.edit} />
        </Button>
        <Button onPress={onConfirm} className={form.half}>
          {confirm}
        </Button>
      </FootBar>
    </section>
  );
}
