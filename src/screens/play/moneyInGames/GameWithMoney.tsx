import { FormattedMessage, useIntl } from 'react-intl';
import { isUnclear, type MoneyInGame } from '../../../../machines/play/moneyInGames.js';
import { seatAddress } from '../../../../machines/play/addresses.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { ContinueCard } from '../../../ui/continue-card/ContinueCard.js';
import { CopyableNumber } from '../../../ui/copy/CopyableNumber.js';
import { Money } from '../../../ui/money/Money.js';
import { maintenanceUntil, messages, onTheWayIn, playOnIn, since, takeBackFrom } from './messages.js';
import * as css from './moneyInGames.css.js';

type GameWithMoneyProps = {
  row: MoneyInGame;
  /** A round was open when the money was last taken back. */
  isLocked: boolean;
  isTaken: boolean;
  isBusy: boolean;
  onTakeBack: () => void;
};

/** One game: how much, since when, at which maker, why it is not back, and what can be done now. */
export function GameWithMoney({ row, isLocked, isTaken, isBusy, onTakeBack }: GameWithMoneyProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const { session, makerName, transfer, maintenanceStatus } = row;
  const { sessionId, gameName, art, inGameBalance, startTime } = session;
  const game = { game: gameName };
  return (
    <section aria-label={gameName} className={css.game}>
      <ContinueCard
        as="div"
        name={gameName}
        art={art}
        note={formatMessage(since, { maker: makerName, time: dateTime(startTime) })}
        action={
          <b>
            <Money
              amount={inGameBalance === null ? null : money(inGameBalance)}
              unknownLabel={formatMessage(messages.unknown)}
            />
          </b>
        }
      />
      <p>{useReason(row, isLocked)}</p>
      {transfer ? (
        <p className={css.transfer}>
          <FormattedMessage {...messages.transfer} /> <CopyableNumber>{transfer.transferId}</CopyableNumber>
        </p>
      ) : null}
      {isUnclear(row) ? null : (
        <div className={css.buttons}>
          <Button
            isPending={isTaken}
            isDisabled={isBusy && !isTaken}
            aria-label={formatMessage(takeBackFrom, game)}
            onPress={onTakeBack}
          >
            <FormattedMessage {...messages.takeBack} />
          </Button>
          {maintenanceStatus ? null : (
            <Button variant="line" href={seatAddress(sessionId)} aria-label={formatMessage(playOnIn, game)}>
              <FormattedMessage {...messages.playOn} />
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** One sentence: where the money is, and what happens without the player. */
function useReason({ session, transfer, maintenanceStatus, maintenanceEndTime }: MoneyInGame, isLocked: boolean) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  if (transfer?.direction === 'in') return formatMessage(onTheWayIn, { amount: money(transfer.amount ?? 0) });
  if (session.status === 'transferringOut' || session.status === 'unknownOut')
    return formatMessage(messages.onTheWayBack);
  if (isLocked) return formatMessage(messages.locked);
  if (maintenanceStatus)
    return maintenanceEndTime === null
      ? formatMessage(messages.maintenance)
      : formatMessage(maintenanceUntil, { time: dateTime(maintenanceEndTime) });
  return formatMessage(session.status === 'interrupted' ? messages.left : messages.playing);
}
