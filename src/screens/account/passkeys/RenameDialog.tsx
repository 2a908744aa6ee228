import { FormattedMessage, useIntl } from 'react-intl';
import type { Passkey } from '../../../../machines/account/newPasskey.machine.js';
import { required } from '../../../../machines/shared/rules/generic.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { useLastShown } from '../../../ui/dialog/useLastShown.js';
import { useValidate } from '../../../ui/field/faults.js';
import { Form } from '../../../ui/form/Form.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { TextField } from '../../../ui/text-field/TextField.js';
import { messages } from './messages.js';

type RenameDialogProps = {
  passkey: Passkey | null;
  isBusy: boolean;
  problem: Problem | null;
  onSubmit: (name: string) => void;
  onClose: () => void;
};

export function RenameDialog({ passkey, isBusy, problem, onSubmit, onClose }: RenameDialogProps) {
  const { formatMessage } = useIntl();
  const judge = useValidate();
  const shown = useLastShown(passkey);
  return (
    <Dialog
      isOpen={passkey !== null}
      onClose={onClose}
      title={formatMessage(messages.rename)}
      closeLabel={formatMessage(messages.close)}
    >
      {shown ? (
        <Form
          key={shown.id}
          label={formatMessage(messages.rename)}
          isBusy={isBusy}
          onSubmit={({ name = '' }) => onSubmit(name)}
          className={stack[16]}
        >
          <TextField
            name="name"
            label={formatMessage(messages.name)}
            hint={formatMessage(messages.nameHint)}
            defaultValue={shown.name}
            autoComplete="off"
            maxLength={60}
            requiredText={judge(required)('') ?? ''}
          />
          <Refusal problem={problem} />
          <Button type="submit" isWide isPending={isBusy}>
            <FormattedMessage {...messages.save} />
          </Button>
        </Form>
      ) : null}
    </Dialog>
  );
}
