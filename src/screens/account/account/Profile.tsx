import { FormattedMessage, useIntl } from 'react-intl';
import type { User } from '../../../../machines/vocabulary.js';
import { Avatar } from '../../../ui/avatar/Avatar.js';
import { Button } from '../../../ui/button/Button.js';
import { Icon } from '../../../ui/icon/Icon.js';
import { crownGlyph } from '../../../ui/icon/glyphs/crown.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Loading, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { sheetTitle, smallMuted } from '../../../ui/text/text.css.js';
import * as css from './account.css.js';
import { level, messages } from './messages.js';

/** The player who is logged in. The token is valid even if the name could not be loaded. */
export function Profile({
  user,
  isAnonymous,
  onRetry,
}: {
  user: User | null;
  isAnonymous: boolean;
  onRetry: () => void;
}) {
  const { formatMessage } = useIntl();
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
      <div className={css.profile}>
        <Avatar picture={user?.avatar ?? null} size="large" />
        <div className={css.names}>
          <p className={sheetTitle}>{user?.nickname ?? formatMessage(messages.anonymous)}</p>
          {user ? (
            <>
              <p className={smallMuted}>{user.phone}</p>
              <p className={css.level}>
                <Icon glyph={crownGlyph} />
                <FormattedMessage {...level} values={{ level: user.level, name: user.levelName }} />
              </p>
            </>
          ) : (
            <>
              <p className={smallMuted}>
                <FormattedMessage {...messages.nameUnread} />
              </p>
              <Button variant="soft" size="small" onPress={onRetry}>
                <FormattedMessage {...messages.retry} />
              </Button>
            </>
          )}
        </div>
      </div>
    </Panel>
  );
}
