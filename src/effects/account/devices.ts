import { fromPromise } from 'xstate';
import { others, type PlayerDevice } from '../../../machines/account/devices.js';
import { signOutWrite } from '../../../machines/account/writes.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { outcomeOf, provideWrite } from '../shared/provideWrite.js';

type World = Pick<Outside, 'api' | 'read' | 'done'>;

const loadDevices = ({ api, read }: World, signal: AbortSignal): Promise<readonly PlayerDevice[]> =>
  read(api.GET('/user/device/list', { headers: noIndicator, signal }));

/** The screen shows both outcomes itself. */
export const defineDevicesActors = (world: World) => ({
  loadDevices: fromPromise<readonly PlayerDevice[]>(({ signal }) => loadDevices(world, signal)),
  sendSignOut: provideWrite(signOutWrite, {
    send: ({ target }, signal) =>
      world.done(world.api.DELETE('/user/device/{id}', { params: { path: { id: target } }, signal })),
    trace: async ({ target }, signal) => {
      const devices = await loadDevices(world, signal);
      return outcomeOf(!devices.some(({ id, isCurrent }) => (target === others ? !isCurrent : id === target)));
    },
  }),
});
