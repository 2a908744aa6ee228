import { FormattedMessage, useIntl } from 'react-intl';
import type { BringInRef } from '../../../../machines/play/bringIn.machine.js';
import type { DepositTerms } from '../../../../machines/play/recharging.js';
import type { SeatSession } from '../../../../machines/play/seat.js';
import type { OpenBets } from '../../../../machines/play/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { Note } from '../../../ui/note/Note.js';
import { Loading, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { messages as play } from '../shared/messages.js';
import { useComingBack } from '../shared/useComingBack.js';
import { BringIn, BringInActions } from './BringIn.js';
import { DepositForm, depositFormId } from './DepositForm.js';
import { depositText, messages, shared } from './messages.js';
import * as select from './selectors.js';

/** What an exit to deposit would bring back: the in-game balance in minor units, null when it could not be read. */
export type Leaving = { held: number | null; openBets: OpenBets | null };

export type GameRechargeViewProps = Leaving & {
  session: SeatSession;
  step: select.RechargeStep;
  bringIn: BringInRef | undefined;
  terms: DepositTerms;
  /** The amount to deposit is under the minimum of the site. */
  isUnderMinimum: boolean;
  onDeposit: (deposit: number | null) => void;
  onRetry: () => void;
  onDepositChosen: () => void;
  onClose: () => void;
};

/** One dialog from the wallet to the deposit, so that it does not close and open again in between. */
export function GameRechargeView(props: GameRechargeViewProps) {
  const { session, step, bringIn, held, onClose } = props;
  const { formatMessage } = useIntl();
  const comesBack = useComingBack({ session, held });
  const isDepositing = step === 'editing' || step === 'loadingTerms';
  return (
    <Dialog
      isOpen
      onClose={() => {
        if (bringIn && !select.isUnclear(select.selectBringInStep(bringIn.getSnapshot())))
          bringIn.send({ type: 'bringIn.abandoned' });
        else onClose();
      }}
      title={formatMessage(isDepositing ? messages.depositTitle : messages.title)}
      lead={
        isDepositing
          ? `${formatMessage(depositText, { game: session.gameName })} ${comesBack}`
          : formatMessage(messages.lead)
      }
      actions={bringIn ? <BringInActions bringIn={bringIn} onLater={onClose} /> : <Actions {...props} />}
    >
      {bringIn ? <BringIn bringIn={bringIn} /> : <Body {...props} />}
    </Dialog>
  );
}

function Body(props: GameRechargeViewProps) {
  const { formatMessage } = useIntl();
  if (props.step === 'editing') return <DepositForm {...props} />;
  if (props.step === 'unavailable')
    return (
      <Note tone="caution" role="alert">
        <FormattedMessage {...messages.unavailable} /> <FormattedMessage {...shared.unmoved} />
      </Note>
    );
  return (
    <Loading label={formatMessage(props.step === 'loadingTerms' ? messages.depositTitle : messages.loading)}>
      <SkeletonText lines={3} />
    </Loading>
  );
}

function Actions({ step, onRetry, onDepositChosen, onClose }: GameRechargeViewProps) {
  return (
    <>
      {step === 'editing' ? (
        <Button type="submit" form={depositFormId} isWide>
          <FormattedMessage {...messages.exitAndDeposit} />
        </Button>
      ) : null}
      {step === 'unavailable' ? (
        <>
          <Button onPress={onRetry} isWide>
            <FormattedMessage {...play.retry} />
          </Button>
          <Button variant="soft" onPress={onDepositChosen} isWide>
            <FormattedMessage {...messages.instead} />
          </Button>
        </>
      ) : null}
      <Button variant="line" onPress={onClose} isWide>
        <FormattedMessage {...shared.stay} />
      </Button>
    </>
  );
}
