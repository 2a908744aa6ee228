import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usersGlyph } from '../../../ui/icon/glyphs/users.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { List } from '../../../ui/list-row/ListRow.js';
import { ListEnd } from '../../../ui/more/ListEnd.js';
import type { ListView } from '../../../ui/more/usePagedList.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { messages as shared } from '../shared/messages.js';
import { lists, messages } from './messages.js';

export type PagedRowsProps = Pick<ListView<unknown>, 'panel' | 'tail' | 'onMore' | 'onRetry'> & {
  name: keyof typeof lists;
  children: ReactNode;
};

/** One of the two lists, which loads page by page. */
export function PagedRows({ name, panel, tail, children, onMore, onRetry }: PagedRowsProps) {
  const { formatMessage } = useIntl();
  const words = lists[name];
  if (panel === 'loading')
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
  const retry = { retry: <FormattedMessage {...shared.retry} />, onRetry };
  if (panel === 'unavailable')
    return (
      <RetryNote {...retry}>
        <FormattedMessage {...words.failed} />
      </RetryNote>
    );
  return (
    <div className={stack[12]}>
      <List label={formatMessage(messages[name])}>{children}</List>
      <ListEnd
        {...retry}
        tail={tail}
        more={formatMessage(shared.more)}
        stuck={<FormattedMessage {...words.stuck} />}
        onMore={onMore}
      />
    </div>
  );
}
