import { fromCallback, fromPromise } from 'xstate';
import type { Senses, SensesFound } from '../../../machines/account/settings.machine.js';
import { writeCookie } from '../cookies.js';
import type { Outside } from '../outside.js';
import { sensesIn, showMotion } from '../senses.js';
import { slot } from '../store.js';

export const defineSettingsActors = ({ store }: Pick<Outside, 'store'>) => ({
  watchSenses: fromCallback<SensesFound>(({ sendBack }) => {
    const report = () => sendBack({ type: 'settings.sensesFound', senses: sensesIn(store) });
    const onStorage = ({ key }: StorageEvent) => {
      if (key === slot.sound || key === slot.motion) report();
    };
    report();
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }),
  // The motion is a cookie too: the server writes it into the page, so that nothing moves before a script runs.
  keepSenses: fromPromise<void, Senses>(async ({ input: { hasSound, hasMotion } }) => {
    const motion = hasMotion ? 'full' : 'less';
    showMotion(hasMotion);
    store.set(slot.sound, hasSound ? 'on' : 'off');
    store.set(slot.motion, motion);
    writeCookie('motion', motion);
  }),
});
