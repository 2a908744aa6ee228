import { useSelector } from '@xstate/react';
import type { PasskeysRef } from '../../../../machines/account/passkeys.machine.js';
import { RenameDialog } from './RenameDialog.js';
import { RevokeDialog } from './RevokeDialog.js';
import * as select from './selectors.js';
import { PasskeysView } from './View.js';

export function PasskeysScreen({ passkeys }: { passkeys: PasskeysRef }) {
  const isBusy = useSelector(passkeys, select.selectIsBusy);
  const close = () => passkeys.send({ type: 'passkeys.closed' });
  return (
    <>
      <PasskeysView
        panel={useSelector(passkeys, select.selectPanel)}
        passkeys={useSelector(passkeys, select.selectPasskeys)}
        isAble={useSelector(passkeys, select.selectIsAble)}
        isAdding={useSelector(passkeys, select.selectIsAdding)}
        isBusy={isBusy}
        notAdded={useSelector(passkeys, select.selectNotAdded)}
        problem={useSelector(passkeys, select.selectProblem)}
        onAdd={() => passkeys.send({ type: 'passkeys.addAsked' })}
        onRename={(id) => passkeys.send({ type: 'passkeys.renameAsked', id })}
        onRevoke={(id) => passkeys.send({ type: 'passkeys.revokeAsked', id })}
        onRetry={() => passkeys.send({ type: 'passkeys.retried' })}
      />
      <RenameDialog
        passkey={useSelector(passkeys, select.selectRenamed)}
        isBusy={isBusy}
        problem={useSelector(passkeys, select.selectRenameProblem)}
        onSubmit={(name) => passkeys.send({ type: 'passkeys.renamed', name })}
        onClose={close}
      />
      <RevokeDialog
        passkey={useSelector(passkeys, select.selectRevoked)}
        onConfirm={() => passkeys.send({ type: 'passkeys.revokeConfirmed' })}
        onClose={close}
      />
    </>
  );
}
