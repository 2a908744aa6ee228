import { FormattedMessage, useIntl } from 'react-intl';
import type { CategoryNews } from '../../../../machines/account/message.machine.js';
import { messageListAddress, type MessageCategory } from '../../../../machines/account/messages.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { shortCount } from '../../../i18n/short-count.js';
import { useDates } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { landmarkGlyph } from '../../../ui/icon/glyphs/landmark.js';
import { shieldCheckGlyph } from '../../../ui/icon/glyphs/shield-check.js';
import { ticketPercentGlyph } from '../../../ui/icon/glyphs/ticket-percent.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { StatusTag } from '../../../ui/status-tag/StatusTag.js';
import { MarkedNote, MarkingUnknown } from '../shared/MarkedNote.js';
import * as css from '../shared/messages.css.js';
import { categories, common } from '../shared/messageTexts.js';
import type { MarkingView } from '../shared/useMarking.js';
import { messages, unreadIn } from './messages.js';
import type { Panel } from './selectors.js';

export type MessageViewProps = {
  panel: Panel;
  news: readonly CategoryNews[];
  marking: MarkingView;
  problem: Problem | null;
  onReadAll: () => void;
  onRetry: () => void;
};

const glyphs: Readonly<Record<MessageCategory, string>> = {
  activity: ticketPercentGlyph,
  platform: landmarkGlyph,
  system: shieldCheckGlyph,
};

export function MessageView(props: MessageViewProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <AccountHeader title={formatMessage(common.title)} />
      <div className={`${layout.page} ${layout.stack[16]} ${css.column}`}>
        {props.panel === 'shown' ? <Shown {...props} /> : <Instead {...props} />}
      </div>
    </>
  );
}

function Shown({ news, marking, problem, onReadAll }: MessageViewProps) {
  const { formatMessage } = useIntl();
  const isPromised = marking.step === 'undoable';
  const isUnknown = marking.step === 'unanswered';
  return (
    <>
      <Refusal problem={problem} />
      {isUnknown ? <MarkingUnknown onRetry={marking.onRetry} /> : null}
      <List label={formatMessage(common.title)}>
        {news.map((one) => (
          // They show as read from the moment on in which the player wants it.
          <CategoryRow key={one.category} {...one} number={isPromised ? 0 : one.number} />
        ))}
      </List>
      {isPromised ? (
        <MarkedNote onUndo={marking.onUndo} />
      ) : news.some(({ number }) => number > 0) ? (
        <Button variant="line" isWide isPending={marking.step === 'sending'} isDisabled={isUnknown} onPress={onReadAll}>
          <FormattedMessage {...common.readAll} />
        </Button>
      ) : null}
    </>
  );
}

function CategoryRow({ category, number, latest }: CategoryNews) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  return (
    <ListRow
      href={messageListAddress(category)}
      glyph={glyphs[category]}
      tone={number > 0 ? 'accent' : 'neutral'}
      title={formatMessage(categories[category])}
      note={
        latest ? (
          <>
            <bdi className={css.line}>{latest.title}</bdi>
            <time dateTime={latest.createTime}>{dateTime(latest.createTime)}</time>
          </>
        ) : (
          formatMessage(messages.none)
        )
      }
      {...(number > 0
        ? { status: <StatusTag tone="accent">{formatMessage(unreadIn, { count: shortCount(number) })}</StatusTag> }
        : {})}
    />
  );
}

function Instead({ panel, onRetry }: MessageViewProps) {
  const { formatMessage } = useIntl();
  return panel === 'shape' ? (
    <Loading label={formatMessage(common.loading)}>
      <SkeletonRows count={3} />
    </Loading>
  ) : (
    <Failure
      heading={formatMessage(common.failedTitle)}
      retry={<FormattedMessage {...common.retry} />}
      onRetry={onRetry}
    >
      <FormattedMessage {...common.failedText} />
    </Failure>
  );
}
