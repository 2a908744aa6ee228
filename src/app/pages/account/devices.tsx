import { devicesMachine } from '../../../../machines/account/devices.machine.js';
import { defineDevicesActors } from '../../../effects/account/devices.js';
import { DevicesScreen } from '../../../screens/account/devices/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => devicesMachine.provide({ actors: defineDevicesActors(outside) }),
  input: () => undefined,
  Screen: ({ flow }) => <DevicesScreen devices={flow} />,
});
