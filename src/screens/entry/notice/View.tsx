import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Bulletin } from '../../../../machines/entry/notice.js';
import { path } from '../../../../machines/addresses.js';
import { noticeAddress } from '../../../../machines/lobby/addresses.js';
import { useDates, useSite } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { megaphoneGlyph } from '../../../ui/icon/glyphs/megaphone.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { ListEnd } from '../../../ui/more/ListEnd.js';
import type { ListView } from '../../../ui/more/usePagedList.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
import { useBack } from '../../../ui/page-header/useBack.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { messages } from './messages.js';
import * as css from './notice.css.js';

type NoticeViewProps = ListView<Bulletin>;

export function NoticeView(props: NoticeViewProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader
        title={formatMessage(messages.title)}
        back={{ label: formatMessage(messages.back), onPress: useBack(path.home) }}
      />
      <div className={layout.page}>{props.panel === 'shown' ? <Bulletins {...props} /> : <Instead {...props} />}</div>
    </>
  );
}

function Bulletins({ rows, tail, onMore, onRetry }: NoticeViewProps) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const isDesktop = useSite().device === 'pc';
  return (
    <>
      <List label={formatMessage(messages.title)}>
        {rows.map(({ bulletinId, title, summary, createTime }) => (
          <ListRow
            key={bulletinId}
            href={noticeAddress(bulletinId)}
            glyph={megaphoneGlyph}
            tone="accent"
            title={title}
            note={
              isDesktop ? (
                summary
              ) : (
                <SummaryAndDay summary={summary} day={<time dateTime={createTime}>{date(createTime)}</time>} />
              )
            }
            {...(isDesktop ? { detail: <time dateTime={createTime}>{date(createTime)}</time> } : {})}
          />
        ))}
      </List>
      <ListEnd
        tone="quiet"
        tail={tail}
        more={formatMessage(messages.more)}
        stuck={<FormattedMessage {...messages.stuck} />}
        retry={<FormattedMessage {...messages.retry} />}
        onMore={onMore}
        onRetry={onRetry}
      />
    </>
  );
}

/** On a phone the line has no room for the day. */
const SummaryAndDay = ({ summary, day }: { summary: string; day: ReactNode }) => (
  <>
    {summary}
    <span className={css.day}>{day}</span>
  </>
);

/** Shown while no notice is loaded. */
function Instead({ panel, onRetry }: NoticeViewProps) {
  const { formatMessage } = useIntl();
  if (panel === 'loading') {
    return (
      <Loading label={formatMessage(messages.loading)}>
        <SkeletonRows />
      </Loading>
    );
  }
  return panel === 'unavailable' ? (
    <Failure
      heading={formatMessage(messages.failedTitle)}
      retry={<FormattedMessage {...messages.retry} />}
      onRetry={onRetry}
    >
      <FormattedMessage {...messages.failedText} />
    </Failure>
  ) : (
    <Statement
      glyph={megaphoneGlyph}
      heading={formatMessage(messages.emptyTitle)}
      action={
        <Button variant="soft" href={path.home}>
          <FormattedMessage {...messages.home} />
        </Button>
      }
    >
      <FormattedMessage {...messages.emptyText} />
    </Statement>
  );
}
