import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { User } from '../../../../machines/vocabulary.js';
import { langOf } from '../../../i18n/script.js';
import { useDates } from '../../../i18n/site.js';
import { Avatar } from '../../../ui/avatar/Avatar.js';
import { Button } from '../../../ui/button/Button.js';
import { Icon } from '../../../ui/icon/Icon.js';
import { chevronRightGlyph } from '../../../ui/icon/glyphs/chevron-right.js';
import { crownGlyph } from '../../../ui/icon/glyphs/crown.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { PressTarget } from '../../../ui/press/PressTarget.js';
import { Loading, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { sheetTitle, smallMuted } from '../../../ui/text/text.css.js';
import * as css from './account.css.js';
import { level, memberSince, messages } from './messages.js';

/** The player who is logged in, with the way to the profile. The token is valid even if the name could not be loaded. */
export function Profile({
  user,
  isAnonymous,
  levelBar,
  onRetry,
}: {
  user: User | null;
  isAnonymous: boolean;
  levelBar: ReactNode;
  onRetry: () => void;
}) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  if (!user && !isAnonymous) {
    return (
      <Panel>
        <Loading label={formatMessage(messages.restoring)}>
          <SkeletonText lines={2} />
        </Loading>
      </Panel>
    );
  }
  return (
    <Panel>
      {user ? (
        <PressTarget href={path.myInformation} className={css.profile}>
          <Avatar picture={user.avatarUrl ?? user.avatar} size="large" />
          <span className={css.names}>
            <span className={css.name}>
              <bdi lang={langOf(user.nickname)}>{user.nickname}</bdi>
            </span>
            {user.phone === '' ? null : <span className={css.phone}>{user.phone}</span>}
            <span className={css.phone}>
              <FormattedMessage {...memberSince} values={{ date: date(user.createTime) }} />
            </span>
            <span className={css.level}>
              <Icon glyph={crownGlyph} />
              <FormattedMessage {...level} values={{ level: user.level, name: user.levelName }} />
            </span>
          </span>
          <Icon glyph={chevronRightGlyph} className={css.go} />
        </PressTarget>
      ) : (
        <div className={css.profile}>
          <Avatar picture={null} size="large" />
          <div className={css.names}>
            <p className={sheetTitle}>
              <FormattedMessage {...messages.anonymous} />
            </p>
            <p className={smallMuted}>
              <FormattedMessage {...messages.nameUnread} />
            </p>
            <Button variant="soft" size="small" onPress={onRetry}>
              <FormattedMessage {...messages.retry} />
            </Button>
          </div>
        </div>
      )}
      {levelBar === null ? null : <div className={css.bar}>{levelBar}</div>}
    </Panel>
  );
}
