import { useSelector } from '@xstate/react';
import type { DevicesRef } from '../../../../machines/account/devices.machine.js';
import * as select from './selectors.js';
import { SignOutDialog } from './SignOutDialog.js';
import { DevicesView } from './View.js';

export const DevicesScreen = ({ devices }: { devices: DevicesRef }) => (
  <>
    <DevicesView
      panel={useSelector(devices, select.selectPanel)}
      devices={useSelector(devices, select.selectDevices)}
      isBusy={useSelector(devices, select.selectIsBusy)}
      problem={useSelector(devices, select.selectProblem)}
      onSignOut={(target) => devices.send({ type: 'devices.signOutAsked', target })}
      onRetry={() => devices.send({ type: 'devices.retried' })}
    />
    <SignOutDialog
      asked={useSelector(devices, select.selectAsked)}
      onConfirm={() => devices.send({ type: 'devices.signOutConfirmed' })}
      onClose={() => devices.send({ type: 'devices.closed' })}
    />
  </>
);
