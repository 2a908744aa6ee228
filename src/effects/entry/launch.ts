import { fromPromise } from 'xstate';
import type { DeviceCheck } from '../../../machines/entry/launch.machine.js';
import type { Device, SiteInfo } from '../../../machines/vocabulary.js';
import { writeCookie } from '../cookies.js';
import type { Outside } from '../outside.js';
import { slot } from '../store.js';

type World = Pick<Outside, 'api' | 'read' | 'store' | 'newKey' | 'reload'>;

export const defineLaunchActors = ({ api, read, store, newKey, reload }: World) => ({
  checkDevice: fromPromise<DeviceCheck, { device: Device }>(async ({ input }) => {
    const device = decidedDevice(store.get(slot.device));
    store.set(slot.device, device);
    writeCookie('device', device);
    return { device, isChanged: device !== input.device };
  }),
  startOver: fromPromise<void>(async () => reload('/pages/redirect/redirect')),
  rememberVisit: fromPromise<void>(async () => {
    if (!store.get(slot.browserUuid)) store.set(slot.browserUuid, newKey());
    const query = new URLSearchParams(location.search);
    for (const name of [slot.inviteCode, slot.referralCode]) {
      const code = query.get(name);
      if (code && /^[A-Z0-9]{6}$/.test(code)) store.set(name, code);
    }
  }),
  loadSite: fromPromise<SiteInfo>(({ signal }) => read(api.GET('/game/getWebsiteInfo', { signal }))),
});

/** Decided once and kept (A9): a pointer that is coarse, or a narrow screen, is not a desktop. */
function decidedDevice(kept: string | null): Device {
  if (kept === 'pc' || kept === 'other') return kept;
  return matchMedia('(pointer: coarse)').matches || screen.width < 1024 ? 'other' : 'pc';
}
