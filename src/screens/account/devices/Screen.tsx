import { useSelector } from '@xstate/react';
import type { DevicesRef } from '../../../../machines/account/devices.machine.js';
import { useKeyedWrite } from '../../../ui/statement/useKeyedWrite.js';
import * as select from './selectors.js';
import { SignOutDialog } from './SignOutDialog.js';
import { DevicesView } from './View.js';

export function DevicesScreen({ devices }: { devices: DevicesRef }) {
  const panel = useSelector(devices, select.selectPanel);
  const signOut = useKeyedWrite(useSelector(devices, select.selectSignOut));
  const isUnknown = signOut.step === 'unanswered';
  return (
    <>
      <DevicesView
        panel={isUnknown ? 'unknown' : panel}
        devices={useSelector(devices, select.selectDevices)}
        isBusy={useSelector(devices, select.selectIsBusy)}
        problem={useSelector(devices, select.selectProblem)}
        onSignOut={(target) => devices.send({ type: 'devices.signOutAsked', target })}
        onRetry={isUnknown ? signOut.onRetry : () => devices.send({ type: 'devices.retried' })}
      />
      <SignOutDialog
        asked={useSelector(devices, select.selectAsked)}
        onConfirm={() => devices.send({ type: 'devices.signOutConfirmed' })}
        onClose={() => devices.send({ type: 'devices.closed' })}
      />
    </>
  );
}
