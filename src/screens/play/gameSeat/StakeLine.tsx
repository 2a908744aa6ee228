import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GameRecordsRef, RecordForGame } from '../../../../machines/lobby/gameRecords.machine.js';
import { formatPercent } from '../../../i18n/numbers.js';
import { useDates } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { strong } from '../../../ui/text/text.css.js';
import { counts, countsNothing, messages } from './stakeMessages.js';

/** What a stake of the wallet counts for (decision 039). */
export const WalletStakeLine = () => <FormattedMessage {...messages.wallet} />;

/** Which participation a stake counts for and how much of it, or that it counts for none. */
export function StakeLine({ gameRecords, recordId }: { gameRecords: GameRecordsRef; recordId: string }) {
  const isUnknown = useSelector(gameRecords, (snapshot) => snapshot.matches('unavailable'));
  const isLoading = useSelector(gameRecords, (snapshot) => snapshot.matches('loading'));
  const records = useSelector(gameRecords, ({ context }) => context.records);
  if (isLoading) return null;
  if (!isUnknown) return <Counted record={records.find((record) => record.recordId === recordId)} />;
  return (
    <>
      <span role="alert">
        <FormattedMessage {...messages.unknown} />
      </span>
      <Button variant="ghost" size="small" onPress={() => gameRecords.send({ type: 'gameRecords.retried' })}>
        <FormattedMessage {...messages.retry} />
      </Button>
    </>
  );
}

/** The server lists only participations that run and that the game counts for. */
function Counted({ record }: { record: RecordForGame | undefined }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  if (record === undefined) return <FormattedMessage {...messages.over} />;
  const { title, contribution, deadline } = record;
  if (contribution === 0) return formatMessage(countsNothing, { promotion: title });
  return (
    <>
      <span className={strong}>{title}</span>
      <span>{formatMessage(counts, { percent: formatPercent(contribution), time: dateTime(deadline) })}</span>
    </>
  );
}
