import { FormattedMessage, useIntl } from 'react-intl';
import type { Winner } from '../../../../machines/lobby/vocabulary.js';
import type { WinnerPeriod } from '../../../../machines/lobby/winners.machine.js';
import { useMoney, useSite } from '../../../i18n/site.js';
import { Avatar } from '../../../ui/avatar/Avatar.js';
import { SectionHead } from '../../../ui/card-row/SectionHead.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { Money } from '../../../ui/money/Money.js';
import { Note } from '../../../ui/note/Note.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Segments } from '../../../ui/segments/Segments.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import * as css from './home.css.js';
import { messages } from './messages.js';
import type { WinnersPanel } from './selectors.js';

export type WinnersProps = {
  panel: WinnersPanel;
  period: WinnerPeriod;
  winners: readonly Winner[];
  isUnfolded: boolean;
  onPeriod: (period: WinnerPeriod) => void;
  onFold: () => void;
  onRetry: () => void;
};

const periods = ['daily', 'weekly', 'monthly'] as const satisfies readonly WinnerPeriod[];

/** The server masks the names. The figures are not animated. */
export function Winners({ panel, period, winners, isUnfolded, onPeriod, onFold, onRetry }: WinnersProps) {
  const { formatMessage } = useIntl();
  const { device } = useSite();
  const few = device === 'pc' ? 6 : 5;
  const shown = isUnfolded ? winners : winners.slice(0, few);
  const all =
    winners.length > few
      ? { label: formatMessage(isUnfolded ? messages.fewer : messages.top), onPress: onFold }
      : undefined;
  return (
    <section aria-labelledby="winners">
      <SectionHead id="winners" heading={formatMessage(messages.winners)} all={all} />
      <div className={css.winners}>
        <Segments
          label={formatMessage(messages.periods)}
          choices={periods.map((id) => ({ id, label: formatMessage(messages[id]) }))}
          selected={period}
          onSelect={onPeriod}
        />
        {panel === 'skeleton' ? (
          <Loading label={formatMessage(messages.winnersLoading)}>
            <SkeletonRows count={few} />
          </Loading>
        ) : panel === 'failed' ? (
          <RetryNote tone="quiet" retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
            <FormattedMessage {...messages.winnersFailed} />
          </RetryNote>
        ) : winners.length === 0 ? (
          <Note tone="quiet">
            <FormattedMessage {...messages.noWinners} />
          </Note>
        ) : (
          <List label={formatMessage(messages.winners)}>
            {shown.map((winner) => (
              <WinnerRow key={winner.rank} winner={winner} />
            ))}
          </List>
        )}
      </div>
    </section>
  );
}

function WinnerRow({ winner: { rank, name, avatar, gameName, amount } }: { winner: Winner }) {
  const { short } = useMoney();
  return (
    <ListRow
      leading={
        <>
          <span className={rank <= 3 ? css.topRank : css.rank}>{rank}</span>
          <Avatar picture={avatar} />
        </>
      }
      title={<span lang="en">{name}</span>}
      note={<span lang="en">{gameName}</span>}
      value={<Money amount={short(amount)} />}
    />
  );
}
