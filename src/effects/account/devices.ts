import { fromPromise } from 'xstate';
import type { PlayerDevice, SignOutTarget } from '../../../machines/account/devices.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';

/** The screen shows both outcomes itself. */
export const defineDevicesActors = ({ api, read, done }: Pick<Outside, 'api' | 'read' | 'done'>) => ({
  loadDevices: fromPromise<readonly PlayerDevice[]>(({ signal }) =>
    read(api.GET('/user/device/list', { headers: noIndicator, signal })),
  ),
  signOutDevice: fromPromise<Result<null>, { target: SignOutTarget }>(({ input: { target }, signal }) =>
    done(api.DELETE('/user/device/{id}', { params: { path: { id: target } }, signal })),
  ),
});
