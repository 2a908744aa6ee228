import { useSelector } from '@xstate/react';
import type { ProfileRef } from '../../../../machines/account/profile.machine.js';
import { AskingDialogs } from './AskingDialogs.js';
import { FieldDialog } from './FieldDialog.js';
import * as select from './selectors.js';
import { ProfileView } from './View.js';

export function ProfileScreen({ profile }: { profile: ProfileRef }) {
  const sheet = useSelector(profile, select.selectSheet);
  const edit = useSelector(profile, select.selectEdit);
  const asking = useSelector(profile, select.selectAsking);
  const panel = useSelector(profile, select.selectPanel);
  return (
    <>
      <ProfileView
        panel={panel}
        user={sheet?.user ?? null}
        onOpen={(field) => profile.send({ type: 'profile.fieldOpened', field })}
        onRetry={() => profile.send({ type: 'profile.retried' })}
      />
      <FieldDialog
        isOpen={asking === 'field'}
        edit={edit}
        country={useSelector(profile, select.selectCountry)}
        today={sheet?.today ?? ''}
        isBusy={useSelector(profile, select.selectIsBusy)}
        isSilent={useSelector(profile, select.selectIsSilent)}
        problem={useSelector(profile, select.selectProblem)}
        onType={(value) => profile.send({ type: 'profile.typed', value })}
        onSubmit={(value) => profile.send({ type: 'profile.submitted', value })}
        onRetry={() => profile.send({ type: 'profile.retried' })}
        onClose={() => profile.send({ type: 'profile.closed' })}
      />
      <AskingDialogs
        asking={asking}
        value={edit?.value ?? ''}
        otherName={useSelector(profile, select.selectOtherName)}
        onConfirm={() => profile.send({ type: 'profile.confirmed' })}
        onDiscard={() => profile.send({ type: 'profile.discarded' })}
        onKeep={() => profile.send({ type: 'profile.kept' })}
      />
    </>
  );
}
