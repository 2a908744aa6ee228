import { fromPromise } from 'xstate';
import type { DeviceCheck } from '../../../machines/entry/launch.machine.js';
import type { Device, SiteInfo } from '../../../machines/vocabulary.js';
import { openHeader } from '../../api/rules.js';
import { readCookie, writeCookie } from '../cookies.js';
import { measuredDevice } from '../device.js';
import type { Outside } from '../outside.js';
import { slot } from '../store.js';

type World = Pick<Outside, 'api' | 'read' | 'store' | 'newKey' | 'reload'>;

export const defineLaunchActors = ({ api, read, store, newKey, reload }: World) => ({
  checkDevice: fromPromise<DeviceCheck, { device: Device }>(async ({ input }) => {
    const device = deviceIn(store.get(slot.deviceChoice)) ?? measuredDevice();
    const told = readCookie('device');
    const last = store.get(slot.device) || told || device;
    store.set(slot.device, device);
    writeCookie('device', device);
    // Reload only if the cookie is news to the server and is stored: otherwise it renders the same page, and this reloads for ever.
    const canChange = device !== input.device && device !== told && device === readCookie('device');
    // A first visit has no last device: the server guessed, and the address is kept.
    const here = location.pathname + location.search;
    return { device, reloadTo: canChange ? (device === last ? here : '/pages/redirect/redirect') : null };
  }),
  startOver: fromPromise<void, DeviceCheck>(async ({ input }) => reload(input.reloadTo ?? '/')),
  storeVisit: fromPromise<void>(async () => {
    if (!store.get(slot.browserUuid)) store.set(slot.browserUuid, newKey());
    const query = new URLSearchParams(location.search);
    for (const name of [slot.inviteCode, slot.referralCode]) {
      const code = query.get(name);
      if (code && /^[A-Z0-9]{6}$/.test(code)) store.set(name, code);
    }
  }),
  loadSite: fromPromise<SiteInfo>(({ signal }) =>
    read(api.GET('/game/getWebsiteInfo', { headers: { [openHeader]: '1' }, signal })),
  ),
});

const deviceIn = (text: string | null): Device | null => (text === 'pc' || text === 'other' ? text : null);
