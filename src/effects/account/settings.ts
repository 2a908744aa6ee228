import { fromCallback, fromPromise } from 'xstate';
import type { SoundAndMotion, SoundAndMotionFound } from '../../../machines/account/settings.machine.js';
import { writeCookie } from '../cookies.js';
import type { Outside } from '../outside.js';
import { isOnServer } from '../page.js';
import { soundAndMotionIn, showMotion } from '../soundAndMotion.js';
import { slot } from '../store.js';

export const defineSettingsActors = ({ store }: Pick<Outside, 'store'>) => ({
  watchSoundAndMotion: fromCallback<SoundAndMotionFound>(({ sendBack }) => {
    const report = () => sendBack({ type: 'settings.soundAndMotionFound', soundAndMotion: soundAndMotionIn(store) });
    const onStorage = ({ key }: StorageEvent) => {
      if (key === slot.sound || key === slot.motion) report();
    };
    report();
    if (isOnServer()) return undefined;
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }),
  // The motion is a cookie too: the server writes it into the page, so that nothing moves before a script runs.
  storeSoundAndMotion: fromPromise<void, SoundAndMotion>(async ({ input: { hasSound, hasMotion } }) => {
    const motion = hasMotion ? 'full' : 'less';
    showMotion(hasMotion);
    store.set(slot.sound, hasSound ? 'on' : 'off');
    store.set(slot.motion, motion);
    writeCookie('motion', motion);
  }),
});
