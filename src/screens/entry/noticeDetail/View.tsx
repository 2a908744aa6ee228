import { FormattedMessage, useIntl } from 'react-intl';
import type { BulletinInfo } from '../../../../machines/entry/noticeDetail.machine.js';
import { path } from '../../../../machines/addresses.js';
import { useDates } from '../../../i18n/site.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
import { useBack } from '../../../ui/page-header/useBack.js';
import { Panel as Sheet } from '../../../ui/panel/Panel.js';
import { Loading, SkeletonHeading, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Missing } from '../../../ui/statement/Missing.js';
import { title as titleStyle } from '../../../ui/text/text.css.js';
import { messages } from './messages.js';
import * as css from './noticeDetail.css.js';
import type { Panel } from './selectors.js';

export type NoticeDetailViewProps = { panel: Panel; bulletin: BulletinInfo | null; onRetry: () => void };

export function NoticeDetailView({ panel, bulletin, onRetry }: NoticeDetailViewProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader
        title={formatMessage(messages.title)}
        back={{ label: formatMessage(messages.back), onPress: useBack(path.notice) }}
        trail={{
          label: formatMessage(messages.trail),
          places: [{ label: formatMessage(messages.notices), href: path.notice }],
        }}
      />
      <div className={layout.page}>
        {panel === 'missing' ? <NotFound /> : null}
        {panel === 'unavailable' ? <Failed onRetry={onRetry} /> : null}
        {panel === 'shape' ? <Shape /> : null}
        {panel === 'shown' && bulletin ? <Article bulletin={bulletin} /> : null}
      </div>
    </>
  );
}

/** Plain text, as the contract promises; never parsed as HTML (G3). */
function Article({ bulletin: { title, summary, content, createTime } }: { bulletin: BulletinInfo }) {
  const { date } = useDates();
  return (
    <Sheet as="div" className={css.article}>
      <article>
        <h2 className={titleStyle}>{title}</h2>
        <p className={css.when}>
          <time dateTime={createTime}>{date(createTime)}</time>
        </p>
        <p className={css.lead}>{summary}</p>
        <p className={css.body}>{content}</p>
      </article>
    </Sheet>
  );
}

function Shape() {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage(messages.loading)}>
      <Sheet as="div" className={css.article}>
        <div className={layout.stack[16]}>
          <SkeletonHeading />
          <SkeletonText lines={5} />
        </div>
      </Sheet>
    </Loading>
  );
}

function NotFound() {
  const { formatMessage } = useIntl();
  return (
    <Missing
      heading={formatMessage(messages.notFoundTitle)}
      href={path.notice}
      way={<FormattedMessage {...messages.toList} />}
    >
      <FormattedMessage {...messages.notFoundText} />
    </Missing>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Failure
      heading={formatMessage(messages.failedTitle)}
      retry={<FormattedMessage {...messages.retry} />}
      onRetry={onRetry}
    >
      <FormattedMessage {...messages.failedText} />
    </Failure>
  );
}
