import { FormattedMessage, useIntl } from 'react-intl';
import { winnersAddress } from '../../../../machines/lobby/addresses.js';
import { winnerPeriods, type Winner, type WinnerPeriod } from '../../../../machines/lobby/vocabulary.js';
import { useSite } from '../../../i18n/site.js';
import { SectionHead } from '../../../ui/card-row/SectionHead.js';
import { List } from '../../../ui/list-row/ListRow.js';
import { Note } from '../../../ui/note/Note.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Segments } from '../../../ui/segments/Segments.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { WinnerRow } from '../shared/WinnerRow.js';
import * as css from './home.css.js';
import { messages } from './messages.js';
import type { WinnersPanel } from './selectors.js';

export type WinnersProps = {
  panel: WinnersPanel;
  period: WinnerPeriod;
  winners: readonly Winner[];
  onPeriod: (period: WinnerPeriod) => void;
  onRetry: () => void;
};

/** The server masks the names. The figures are not animated. */
export function Winners({ panel, period, winners, onPeriod, onRetry }: WinnersProps) {
  const { formatMessage } = useIntl();
  const { device } = useSite();
  const few = device === 'pc' ? 6 : 5;
  return (
    <section aria-labelledby="winners">
      <SectionHead
        id="winners"
        heading={formatMessage(messages.winners)}
        all={{ href: winnersAddress(period), label: formatMessage(messages.top) }}
      />
      <div className={css.winners}>
        <Segments
          label={formatMessage(messages.periods)}
          choices={winnerPeriods.map((id) => ({ id, label: formatMessage(messages[id]) }))}
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
            {winners.slice(0, few).map((winner) => (
              <WinnerRow key={winner.rank} winner={winner} />
            ))}
          </List>
        )}
      </div>
    </section>
  );
}
