import { FormattedMessage, useIntl } from 'react-intl';
import { messageListAddress, type MessageInfo } from '../../../../machines/account/messages.js';
import { addressOf, path } from '../../../../machines/addresses.js';
import { useDates } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { useBack } from '../../../ui/page-header/useBack.js';
import { Panel as Sheet } from '../../../ui/panel/Panel.js';
import { Loading, SkeletonHeading, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Missing } from '../../../ui/statement/Missing.js';
import { title as titleStyle } from '../../../ui/text/text.css.js';
import * as css from '../shared/messages.css.js';
import { categories, common } from '../shared/messageTexts.js';
import { messages } from './messages.js';
import type { Panel } from './selectors.js';

export type MessageDetailViewProps = {
  panel: Panel;
  message: MessageInfo | null;
  isUnmarked: boolean;
  onRetry: () => void;
};

export function MessageDetailView({ panel, message, isUnmarked, onRetry }: MessageDetailViewProps) {
  const { formatMessage } = useIntl();
  const list = message ? messageListAddress(message.category) : path.message;
  return (
    <>
      <AccountHeader
        title={formatMessage(messages.title)}
        through={[
          { label: formatMessage(common.title), href: path.message },
          ...(message ? [{ label: formatMessage(categories[message.category]), href: list }] : []),
        ]}
        onBack={useBack(list)}
      />
      <div className={`${layout.page} ${layout.stack[16]} ${css.column}`}>
        {panel === 'missing' ? <NotFound /> : null}
        {panel === 'unavailable' ? <Failed onRetry={onRetry} /> : null}
        {panel === 'shape' ? <Shape /> : null}
        {panel === 'shown' && message ? <Article message={message} /> : null}
        {isUnmarked ? (
          <RetryNote tone="quiet" retry={<FormattedMessage {...common.retry} />} onRetry={onRetry}>
            <FormattedMessage {...messages.unmarked} />
          </RetryNote>
        ) : null}
      </div>
    </>
  );
}

/** Plain text, as the contract promises; never parsed as HTML (G3). Its link is shown if the lobby has such a page. */
function Article({ message: { title, content, createTime, link } }: { message: MessageInfo }) {
  const { dateTime } = useDates();
  return (
    <Sheet as="div">
      <article>
        <h2 className={titleStyle}>
          <bdi className={css.line}>{title}</bdi>
        </h2>
        <p className={css.when}>
          <time dateTime={createTime}>{dateTime(createTime)}</time>
        </p>
        <p className={css.body}>{content}</p>
      </article>
      {addressOf(link) ? (
        <p className={css.way}>
          <Button href={link}>
            <FormattedMessage {...messages.open} />
          </Button>
        </p>
      ) : null}
    </Sheet>
  );
}

function Shape() {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage(messages.loading)}>
      <Sheet as="div">
        <div className={layout.stack[16]}>
          <SkeletonHeading />
          <SkeletonText lines={3} />
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
      href={path.message}
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
      retry={<FormattedMessage {...common.retry} />}
      onRetry={onRetry}
    >
      <FormattedMessage {...common.failedText} />
    </Failure>
  );
}
