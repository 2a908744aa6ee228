import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { ExitDelay } from '../../../../machines/play/gameExit.machine.js';
import { recordAddress } from '../../../../machines/promotions/addresses.js';
import { isHeldByMaker, isOnWallet, recordIn, type ExitIntent } from '../../../../machines/play/vocabulary.js';
import { isReadAfter, type BalanceInfo, type GameSession, type Problem } from '../../../../machines/vocabulary.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { Timeline, type TimelineStep } from '../../../ui/timeline/Timeline.js';
import { messages as shared } from '../shared/messages.js';
import { Backdrop } from '../shared/Stage.js';
import { useStepLabels } from '../shared/useStepLabels.js';
import * as css from './gameExit.css.js';
import { inWallet, messages, movedAmount, movingAmount, rechargeLead } from './messages.js';
import type { ExitPanel } from './selectors.js';

export type GameExitViewProps = {
  panel: ExitPanel;
  session: GameSession;
  intent: ExitIntent;
  wallet: BalanceInfo | null;
  delay: ExitDelay;
  problem: Problem | null;
  canAsk: boolean;
  canStay: boolean;
  onRetry: () => void;
  onStay: () => void;
  onClose: () => void;
  onDeposit: () => void;
};

/** The sheet over the closed game. It shows where the money is until the wallet has it. */
export function GameExitView(props: GameExitViewProps) {
  const { panel, session, intent, onClose } = props;
  const intl = useIntl();
  const textOf = useProblemText();
  const labels = useStepLabels();
  const steps = useSteps(props);
  if (panel === 'ended') return null;
  const isSettled = panel === 'settled';
  return (
    <Backdrop art={session.art}>
      <Dialog
        isOpen
        // Escape must not close the sheet while money moves: only this sheet shows where the money is.
        onClose={isSettled ? onClose : () => undefined}
        title={titleOf(props, intl)}
        lead={leadOf(intent, session, panel, intl)}
        actions={<Actions {...props} />}
      >
        {panel === 'refused' ? <p role="alert">{textOf(props.problem ?? { code: 'refusedByServer' })}</p> : null}
        {panel === 'refused' ? null : (
          <div className={css.way}>
            <Timeline label={intl.formatMessage(messages.way)} stateLabels={labels} steps={steps} />
            {isSettled ? <WalletLine {...props} /> : null}
          </div>
        )}
      </Dialog>
    </Backdrop>
  );
}

/** The balance, once it was read after the money came back; until then it is the old one. Both times are the server's. */
function WalletLine({ wallet, session: { endTime } }: GameExitViewProps) {
  const { money } = useMoney();
  if (wallet === null || !isReadAfter(wallet, endTime)) return null;
  return (
    <output>
      <FormattedMessage {...inWallet} values={{ amount: money(wallet.balance) }} />
    </output>
  );
}

function Actions({ panel, session, intent, canStay, onStay, onClose, onDeposit }: GameExitViewProps) {
  const isSettled = panel === 'settled';
  const isRecharging = intent === 'recharge' && panel !== 'refused';
  const recordId = recordIn(session);
  return (
    <>
      {isRecharging ? (
        <Button onPress={onDeposit} isDisabled={!isSettled} isWide>
          <FormattedMessage {...messages.deposit} />
        </Button>
      ) : null}
      {recordId !== null && isSettled ? (
        <Button href={recordAddress(recordId)} isReplacing isWide>
          <FormattedMessage {...messages.toPromotion} />
        </Button>
      ) : null}
      {canStay ? (
        <Button variant="soft" onPress={onStay} isWide>
          <FormattedMessage {...messages.stay} />
        </Button>
      ) : null}
      <Button variant={isSettled && !isRecharging && recordId === null ? 'primary' : 'line'} onPress={onClose} isWide>
        <FormattedMessage {...shared.toLobby} />
      </Button>
    </>
  );
}

function useSteps({ panel, session, intent, delay, canAsk, onRetry }: GameExitViewProps): readonly TimelineStep[] {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { time } = useDates();
  const isSettled = panel === 'settled';
  const back = session.transferOutAmount;
  const movedTitle = session.demo
    ? formatMessage(messages.demoEnded)
    : recordIn(session) !== null
      ? formatMessage(messages.staysInPromotion)
      : isOnWallet(session)
        ? formatMessage(messages.staysInWallet)
        : back
          ? formatMessage(movedAmount, { amount: money(back) })
          : formatMessage(messages.movedNothing);
  // Where the maker holds nothing, what holds at the end holds already.
  const movingTitle = !isHeldByMaker(session)
    ? movedTitle
    : session.inGameBalance === null
      ? formatMessage(messages.moving)
      : formatMessage(movingAmount, { amount: money(session.inGameBalance) });
  const ended = session.endTime === null ? undefined : { text: time(session.endTime), dateTime: session.endTime };
  const reason = isSettled ? undefined : reasons[delay];
  return [
    {
      id: 'left',
      state: 'done',
      title: formatMessage(intent === 'ended' ? messages.closedElsewhere : messages.closed),
    },
    {
      id: 'moving',
      state: isSettled ? 'done' : 'now',
      title: isSettled ? movedTitle : movingTitle,
      time: isSettled ? ended : undefined,
      ...(reason ? { reason: <output>{formatMessage(reason)}</output> } : {}),
      ...(canAsk ? { fix: <AskAgain onPress={onRetry} /> } : {}),
    },
    ...(intent === 'recharge'
      ? [{ id: 'deposit', state: isSettled ? 'now' : 'next', title: formatMessage(messages.openDeposit) } as const]
      : []),
  ];
}

const reasons = {
  none: null,
  unconfirmed: shared.sameNumber,
  locked: messages.locked,
  unanswered: shared.unheard,
} as const;

const AskAgain = ({ onPress }: { onPress: () => void }): ReactNode => (
  <Button variant="soft" size="small" onPress={onPress}>
    <FormattedMessage {...shared.askAgain} />
  </Button>
);

function titleOf({ panel, session, intent }: GameExitViewProps, { formatMessage }: IntlShape): string {
  if (panel === 'refused') return formatMessage(messages.refused);
  if (panel === 'moving') return formatMessage(isHeldByMaker(session) ? messages.title : messages.closing);
  if (intent === 'ended') return formatMessage(messages.settledElsewhere);
  return formatMessage(session.transferOutAmount ? messages.settled : messages.settledNothing);
}

const leadOf = (intent: ExitIntent, { gameName }: GameSession, panel: ExitPanel, { formatMessage }: IntlShape) =>
  intent === 'recharge' && panel !== 'refused' ? formatMessage(rechargeLead, { game: gameName }) : gameName;
