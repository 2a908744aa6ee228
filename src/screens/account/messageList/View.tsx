import { FormattedMessage, useIntl } from 'react-intl';
import { mostDeleted } from '../../../../machines/account/messageRows.js';
import { messageAddress, type Message, type MessageCategory } from '../../../../machines/account/messages.js';
import { path } from '../../../../machines/addresses.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { useDates } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Checkbox } from '../../../ui/checkbox/Checkbox.js';
import { mailGlyph } from '../../../ui/icon/glyphs/mail.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { ListEnd } from '../../../ui/more/ListEnd.js';
import type { Tail } from '../../../ui/more/usePagedList.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { useBack } from '../../../ui/page-header/useBack.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { visuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.css.js';
import * as css from '../shared/messages.css.js';
import { categories, common } from '../shared/messageTexts.js';
import { messages } from './messages.js';
import { Tools } from './Tools.js';
import type { Panel, Work } from './selectors.js';

export type MessageListViewProps = {
  category: MessageCategory;
  panel: Panel;
  tail: Tail;
  work: Work;
  rows: readonly Message[];
  /** All rows show as read: the request is on its way, or waits for an undo. */
  isAllRead: boolean;
  canReadAll: boolean;
  ticked: readonly string[];
  problem: Problem | null;
  onMore: () => void;
  onRetry: () => void;
  onReadAll: () => void;
  onUndo: () => void;
  onChoose: () => void;
  onTick: (id: string) => void;
  onDelete: () => void;
  onClose: () => void;
};

export function MessageListView(props: MessageListViewProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <AccountHeader
        title={formatMessage(categories[props.category])}
        through={[{ label: formatMessage(common.title), href: path.message }]}
        onBack={useBack(path.message)}
      />
      <div className={`${layout.page} ${layout.stack[16]} ${css.column}`}>
        {props.panel === 'listed' ? <Listed {...props} /> : <Instead {...props} />}
      </div>
    </>
  );
}

function Listed(props: MessageListViewProps) {
  const { formatMessage } = useIntl();
  const { work, tail, problem, onMore, onRetry } = props;
  if (work === 'unanswered') {
    return (
      <Failure
        heading={formatMessage(messages.unknownTitle)}
        retry={<FormattedMessage {...common.lookAgain} />}
        onRetry={onRetry}
      >
        <FormattedMessage {...messages.unknownText} />
      </Failure>
    );
  }
  return (
    <>
      <Tools {...props} />
      <Refusal problem={problem} />
      {work === 'editing' || work === 'deleting' ? <Boxes {...props} /> : <Rows {...props} />}
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

function Rows({ category, rows, isAllRead }: MessageListViewProps) {
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
function Boxes({ category, rows, ticked, work, onTick }: MessageListViewProps) {
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
function Instead({ panel, onRetry }: MessageListViewProps) {
  const { formatMessage } = useIntl();
  if (panel === 'shape') {
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
