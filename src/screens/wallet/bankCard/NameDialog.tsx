import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { messages, rich } from './messages.js';

type NameDialogProps = {
  isOpen: boolean;
  realname: string;
  holder: string;
  onOverrule: () => void;
  onEdit: () => void;
};

/** A warning that the player may overrule (E5). The safe choice is first and filled. */
export function NameDialog({ isOpen, realname, holder, onOverrule, onEdit }: NameDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onEdit}
      role="alertdialog"
      shape="popup"
      title={formatMessage(messages.nameTitle)}
      lead={formatMessage(rich.nameText, { holder, realname })}
      actions={
        <>
          <Button isWide onPress={onEdit}>
            <FormattedMessage {...messages.correct} />
          </Button>
          <Button isWide variant="ghost" onPress={onOverrule}>
            <FormattedMessage {...messages.saveAnyway} />
          </Button>
        </>
      }
    />
  );
}
