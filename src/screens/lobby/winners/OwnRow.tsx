import { FormattedMessage, useIntl } from 'react-intl';
import { gameDetailAddress } from '../../../../machines/lobby/addresses.js';
import { List } from '../../../ui/list-row/ListRow.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { WinnerRow } from '../shared/WinnerRow.js';
import { messages } from './messages.js';
import type { Own } from './selectors.js';
import * as css from './winners.css.js';

/** The player's own place, over the list: the player need not be among the twenty. */
export function OwnRow({ own }: { own: Exclude<Own, 'visitor'> }) {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="own-place" className={css.own}>
      <h2 id="own-place" className={css.ownHeading}>
        <FormattedMessage {...messages.own} />
      </h2>
      {own === 'pending' ? (
        <Loading label={formatMessage(messages.loadingOwn)}>
          <SkeletonRows count={1} />
        </Loading>
      ) : own === 'none' || own === 'unavailable' ? (
        <p className={css.ownText}>
          <FormattedMessage {...(own === 'none' ? messages.ownNone : messages.ownUnread)} />
        </p>
      ) : (
        <List label={formatMessage(messages.own)}>
          <WinnerRow winner={own} own={formatMessage(messages.you)} href={gameDetailAddress(own.gameId)} />
        </List>
      )}
    </section>
  );
}
