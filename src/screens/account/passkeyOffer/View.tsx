import { FormattedMessage, useIntl } from 'react-intl';
import type { NotAdded } from '../../../../machines/account/newPasskey.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { passkeysPath } from '../shared/addresses.js';
import { NotAddedNote } from '../shared/NotAddedNote.js';
import { messages } from './messages.js';

export type PasskeyOfferViewProps = {
  isShown: boolean;
  isAdding: boolean;
  isAdded: boolean;
  notAdded: NotAdded | null;
  onAdd: () => void;
  onSkip: () => void;
  onDecline: () => void;
};

export function PasskeyOfferView({
  isShown,
  isAdding,
  isAdded,
  notAdded,
  onAdd,
  onSkip,
  onDecline,
}: PasskeyOfferViewProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isShown}
      onClose={onSkip}
      title={formatMessage(isAdded ? messages.addedTitle : messages.title)}
      lead={formatMessage(isAdded ? messages.addedText : messages.lead)}
      closeLabel={formatMessage(messages.close)}
      actions={
        isAdded ? (
          <>
            <Button isWide onPress={onSkip}>
              <FormattedMessage {...messages.done} />
            </Button>
            <Button isWide variant="ghost" href={passkeysPath}>
              <FormattedMessage {...messages.list} />
            </Button>
          </>
        ) : (
          <>
            <Button isWide isPending={isAdding} onPress={onAdd}>
              <FormattedMessage {...messages.add} />
            </Button>
            <Button isWide variant="line" isDisabled={isAdding} onPress={onSkip}>
              <FormattedMessage {...messages.later} />
            </Button>
            <Button isWide variant="ghost" isDisabled={isAdding} onPress={onDecline}>
              <FormattedMessage {...messages.never} />
            </Button>
          </>
        )
      }
    >
      <NotAddedNote
        notAdded={notAdded}
        action={
          notAdded?.kind === 'unknown' ? (
            <Button size="small" variant="line" href={passkeysPath}>
              <FormattedMessage {...messages.list} />
            </Button>
          ) : undefined
        }
      />
    </Dialog>
  );
}
