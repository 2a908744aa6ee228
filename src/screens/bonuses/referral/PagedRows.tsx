import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usersGlyph } from '../../../ui/icon/glyphs/users.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { List } from '../../../ui/list-row/ListRow.js';
import { More } from '../../../ui/more/More.js';
import type { Panel, Tail } from '../../../ui/more/list.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { lists, messages } from './messages.js';

export type PagedRowsProps = {
  name: keyof typeof lists;
  panel: Panel;
  tail: Tail;
  children: ReactNode;
  onMore: () => void;
  onRetry: () => void;
};

/** One of the two lists, which loads page by page. */
export function PagedRows({ name, panel, tail, children, onMore, onRetry }: PagedRowsProps) {
  const { formatMessage } = useIntl();
  const words = lists[name];
  if (panel === 'skeleton')
    return (
      <Loading label={formatMessage(words.loading)}>
        <SkeletonRows count={3} />
      </Loading>
    );
  if (panel === 'empty')
    return (
      <Statement glyph={usersGlyph} heading={formatMessage(words.empty)}>
        <FormattedMessage {...words.emptyText} />
      </Statement>
    );
  const failed = (
    <RetryNote retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
      <FormattedMessage {...(panel === 'unavailable' ? words.failed : words.stuck)} />
    </RetryNote>
  );
  if (panel === 'unavailable') return failed;
  return (
    <div className={stack[12]}>
      <List label={formatMessage(messages[name])}>{children}</List>
      {tail === 'stuck' ? failed : null}
      {tail === 'more' || tail === 'loading' ? (
        <More label={formatMessage(messages.more)} isPending={tail === 'loading'} onMore={onMore} />
      ) : null}
    </div>
  );
}
