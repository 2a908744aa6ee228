import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { playAddress } from '../../../../machines/lobby/addresses.js';
import type { GameRecordsRef, RecordForGame } from '../../../../machines/lobby/gameRecords.machine.js';
import { formatPercent } from '../../../i18n/numbers.js';
import { useDates, useMoney, useSite } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { Money } from '../../../ui/money/Money.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { rowTitle, smallMuted } from '../../../ui/text/text.css.js';
import { counts, messages } from './messages.js';

/** The participations that a game can be played for. Renders nothing without one, as most players have none. */
export function GameRecordsScreen({ gameRecords: flow }: { gameRecords: GameRecordsRef }) {
  const isUnknown = useSelector(flow, (snapshot) => snapshot.matches('unavailable'));
  const records = useSelector(flow, ({ context }) => context.records);
  const { device } = useSite();
  if (isUnknown)
    return (
      <RetryNote
        retry={<FormattedMessage {...messages.retry} />}
        onRetry={() => flow.send({ type: 'gameRecords.retried' })}
      >
        <FormattedMessage {...messages.unknown} />
      </RetryNote>
    );
  // The server refuses a game for a participation that is for other devices (section 5).
  const playable = records.filter(({ platforms }) => platforms.includes(device));
  return playable.length === 0 ? null : <Records gameId={flow.getSnapshot().context.gameId} records={playable} />;
}

function Records({ gameId, records }: { gameId: string; records: readonly RecordForGame[] }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const heading = formatMessage(messages.heading);
  return (
    <section aria-label={heading} className={stack[8]}>
      <h2 className={rowTitle}>{heading}</h2>
      <p className={smallMuted}>
        <FormattedMessage {...messages.wallet} />
      </p>
      <List label={heading}>
        {records.map(({ recordId, title, promotionBalance, contribution, deadline }) => (
          <ListRow
            key={recordId}
            title={title}
            note={formatMessage(counts, { percent: formatPercent(contribution), time: dateTime(deadline) })}
            value={<Money amount={money(promotionBalance)} />}
            action={
              <Button
                size="small"
                variant="soft"
                href={playAddress(gameId, { recordId })}
                aria-label={`${formatMessage(messages.play)}: ${title}`}
              >
                <FormattedMessage {...messages.play} />
              </Button>
            }
          />
        ))}
      </List>
    </section>
  );
}
