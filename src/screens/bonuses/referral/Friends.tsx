import { FormattedMessage, useIntl } from 'react-intl';
import type { ReferredFriend } from '../../../../machines/bonuses/referral.js';
import type { ReferredFriendsRef } from '../../../../machines/bonuses/referralLists.js';
import { useDates } from '../../../i18n/site.js';
import { Avatar } from '../../../ui/avatar/Avatar.js';
import { ListRow } from '../../../ui/list-row/ListRow.js';
import { usePagedList } from '../../../ui/more/usePagedList.js';
import { StatusTag, type StatusTagProps } from '../../../ui/status-tag/StatusTag.js';
import { friendStates, signedUpAt } from './messages.js';
import { PagedRows } from './PagedRows.js';

const tones: Readonly<Record<ReferredFriend['status'], NonNullable<StatusTagProps['tone']>>> = {
  registered: 'neutral',
  deposited: 'info',
  rewarded: 'positive',
};

/** Who signed up with the code of the player. */
export function Friends({ friends }: { friends: ReferredFriendsRef }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const list = usePagedList(friends);
  return (
    <PagedRows name="friends" {...list}>
      {list.rows.map(({ name, avatar, status, createTime }) => (
        <ListRow
          key={`${createTime} ${name}`}
          leading={<Avatar picture={avatar} />}
          title={name}
          note={formatMessage(signedUpAt, { time: dateTime(createTime) })}
          status={
            <StatusTag tone={tones[status]}>
              <FormattedMessage {...friendStates[status]} />
            </StatusTag>
          }
        />
      ))}
    </PagedRows>
  );
}
