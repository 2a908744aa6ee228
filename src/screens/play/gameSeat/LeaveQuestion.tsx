import { FormattedMessage, useIntl } from 'react-intl';
import type { SeatSession } from '../../../../machines/play/seat.js';
import type { OpenBets } from '../../../../machines/play/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { OpenBetsNote } from '../shared/OpenBetsNote.js';
import { useComingBack } from '../shared/useComingBack.js';
import { messages } from './messages.js';

export type LeaveQuestionProps = {
  session: SeatSession;
  held: number | null;
  openBets: OpenBets | null;
  isExitAsked: boolean;
  onConfirm: () => void;
  onDismiss: () => void;
};

/** The confirmation before leaving. The exit button, the game or the browser's back button opens it. */
export function LeaveQuestion({ session, held, openBets, isExitAsked, onConfirm, onDismiss }: LeaveQuestionProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isExitAsked}
      onClose={onDismiss}
      isMaskClosing
      title={formatMessage(messages.exitTitle)}
      lead={useComingBack({ session, held })}
      actions={
        <>
          <Button onPress={onConfirm} isWide>
            <FormattedMessage {...messages.exit} />
          </Button>
          <Button variant="line" onPress={onDismiss} isWide>
            <FormattedMessage {...messages.stay} />
          </Button>
        </>
      }
    >
      <OpenBetsNote openBets={openBets} session={session} />
    </Dialog>
  );
}
