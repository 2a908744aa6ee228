import { fromPromise } from 'xstate';
import type { DeviceCheck } from '../../../machines/entry/launch.machine.js';
import type { Device, SiteInfo } from '../../../machines/vocabulary.js';
import { noToast, openHeader } from '../../api/rules.js';
import { readCookie, writeCookie } from '../cookies.js';
import { measuredDevice } from '../device.js';
import type { Outside } from '../outside.js';
import { slot } from '../store.js';

type World = Pick<Outside, 'api' | 'read' | 'store' | 'newKey' | 'reload'>;

export const defineLaunchActors = ({ api, read, store, newKey, reload }: World) => ({
  checkDevice: fromPromise<DeviceCheck, { device: Device }>(async ({ input }) => {
    const device = deviceIn(store.get(slot.deviceChoice)) ?? measuredDevice();
    store.set(slot.device, device);
    writeCookie('device', device);
    // Reload at most once, and only if the cookie is stored: otherwise the server renders the same page and it reloads for ever.
    const canChange = readCookie('device') === device && !new URLSearchParams(location.search).has(relaunched);
    return { device, isChanged: device !== input.device && canChange };
  }),
  startOver: fromPromise<void>(async () => reload(`/pages/redirect/redirect?${relaunched}`)),
  rememberVisit: fromPromise<void>(async () => {
    if (!store.get(slot.browserUuid)) store.set(slot.browserUuid, newKey());
    const query = new URLSearchParams(location.search);
    for (const name of [slot.inviteCode, slot.referralCode]) {
      const code = query.get(name);
      if (code && /^[A-Z0-9]{6}$/.test(code)) store.set(name, code);
    }
  }),
  loadSite: fromPromise<SiteInfo>(({ signal }) =>
    read(api.GET('/game/getWebsiteInfo', { headers: { [openHeader]: '1' }, signal }), noToast),
  ),
});

/** Query parameter of a page that was reloaded for another device. */
const relaunched = 'relaunched';

const deviceIn = (text: string | null): Device | null => (text === 'pc' || text === 'other' ? text : null);
