import { FormattedMessage, useIntl } from 'react-intl';
import { mostDeleted, type CategoryMessagesRef } from '../../../../machines/account/categoryMessages.js';
import { messageAddress, type Message, type MessageCategory } from '../../../../machines/account/messages.js';
import { path } from '../../../../machines/addresses.js';
import { useDates } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Checkbox } from '../../../ui/checkbox/Checkbox.js';
import { mailGlyph } from '../../../ui/icon/glyphs/mail.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { ListEnd } from '../../../ui/more/ListEnd.js';
import { usePagedList, type ListView } from '../../../ui/more/usePagedList.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { visuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.css.js';
import * as css from '../shared/messages.css.js';
import { categories, common } from '../shared/messageTexts.js';
import { messages } from './messages.js';
import type { Work } from './selectors.js';

export type MessageRowsProps = {
  list: CategoryMessagesRef;
  category: MessageCategory;
  work: Work;
  /** All rows show as read: the request is on its way, or waits for an undo. */
  isAllRead: boolean;
  ticked: readonly string[];
  onTick: (id: string) => void;
};

export function MessageRows({ list, ...props }: MessageRowsProps) {
  const { formatMessage } = useIntl();
  const { panel, tail, rows, onMore, onRetry } = usePagedList(list);
  if (panel !== 'shown') return <Instead panel={panel} onRetry={onRetry} />;
  const hasBoxes = props.work === 'editing' || props.work === 'deleting';
  return (
    <>
      {hasBoxes ? <Boxes rows={rows} {...props} /> : <Links rows={rows} {...props} />}
      <ListEnd
        tail={tail}
        more={formatMessage(messages.more)}
        stuck={<FormattedMessage {...messages.stuck} />}
        retry={<FormattedMessage {...common.retry} />}
        onMore={onMore}
        onRetry={onRetry}
      />
    </>
  );
}

type RowsProps = Omit<MessageRowsProps, 'list'> & { rows: readonly Message[] };

function Links({ category, rows, isAllRead }: RowsProps) {
  const { formatMessage } = useIntl();
  return (
    <List label={formatMessage(categories[category])}>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          href={messageAddress(row.id)}
          title={<Title message={row} isRead={isAllRead || row.readStatus} />}
          note={<Note message={row} />}
        />
      ))}
    </List>
  );
}

/** While messages are chosen, a row is a box to tick instead of a link. */
function Boxes({ category, rows, ticked, work, onTick }: RowsProps) {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={css.boxes} aria-label={formatMessage(categories[category])}>
      {rows.map((row) => (
        <Checkbox
          key={row.id}
          name={`message.${row.id}`}
          kind="card"
          defaultChecked={ticked.includes(row.id)}
          isDisabled={work === 'deleting' || (ticked.length >= mostDeleted && !ticked.includes(row.id))}
          note={<Note message={row} />}
          onChange={() => onTick(row.id)}
        >
          <Title message={row} isRead={row.readStatus} />
        </Checkbox>
      ))}
    </fieldset>
  );
}

function Title({ message, isRead }: { message: Message; isRead: boolean }) {
  const { formatMessage } = useIntl();
  return isRead ? (
    <bdi className={css.line}>{message.title}</bdi>
  ) : (
    <span className={css.unread}>
      <span className={css.dot} />
      <span className={visuallyHidden}>{formatMessage(common.unread)} </span>
      <bdi>{message.title}</bdi>
    </span>
  );
}

function Note({ message: { summary, createTime } }: { message: Message }) {
  const { dateTime } = useDates();
  return (
    <>
      <bdi className={css.line}>{summary}</bdi>
      <time dateTime={createTime}>{dateTime(createTime)}</time>
    </>
  );
}

/** While no message is listed. */
function Instead({ panel, onRetry }: Pick<ListView<Message>, 'panel' | 'onRetry'>) {
  const { formatMessage } = useIntl();
  if (panel === 'loading') {
    return (
      <Loading label={formatMessage(common.loading)}>
        <SkeletonRows />
      </Loading>
    );
  }
  return panel === 'unavailable' ? (
    <Failure
      heading={formatMessage(common.failedTitle)}
      retry={<FormattedMessage {...common.retry} />}
      onRetry={onRetry}
    >
      <FormattedMessage {...common.failedText} />
    </Failure>
  ) : (
    <Statement
      glyph={mailGlyph}
      heading={formatMessage(messages.emptyTitle)}
      action={
        <Button variant="soft" href={path.message}>
          <FormattedMessage {...common.title} />
        </Button>
      }
    >
      <FormattedMessage {...messages.emptyText} />
    </Statement>
  );
}
