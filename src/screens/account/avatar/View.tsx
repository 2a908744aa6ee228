import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import * as css from './avatar.css.js';
import { messages } from './messages.js';
import type { Panel } from './selectors.js';

export type AvatarViewProps = { panel: Panel; onRetry: () => void; children: ReactNode };

export function AvatarView({ panel, onRetry, children }: AvatarViewProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <AccountHeader
        title={formatMessage(messages.title)}
        through={[{ label: formatMessage(messages.information), href: path.myInformation }]}
      />
      <div className={`${layout.page} ${css.column}`}>
        {panel === 'unavailable' ? (
          <Failure
            heading={formatMessage(messages.unavailableTitle)}
            retry={<FormattedMessage {...messages.retry} />}
            onRetry={onRetry}
          >
            <FormattedMessage {...messages.unavailable} />
          </Failure>
        ) : panel === 'shape' ? (
          <Loading label={formatMessage(messages.loading)}>
            <SkeletonRows count={3} />
          </Loading>
        ) : (
          children
        )}
      </div>
    </>
  );
}
