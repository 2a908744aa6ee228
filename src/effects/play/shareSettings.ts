import { fromCallback } from 'xstate';
import type { Outside } from '../outside.js';
import { soundAndMotionIn } from '../soundAndMotion.js';
import { slot } from '../store.js';
import { gameFrame } from './watchFrame.js';

/**
 * Posts sound and motion to an open game when the player switches them in another tab (J3). The game has an opaque origin, so the
 * message goes to any origin; it holds nothing secret.
 */
export function defineShareSettings({ store }: Pick<Outside, 'store'>) {
  const share = ({ key }: StorageEvent) => {
    if (key !== slot.sound && key !== slot.motion) return;
    const { hasSound, hasMotion } = soundAndMotionIn(store);
    const settings = { type: 'settings', sound: hasSound ? 'on' : 'off', motion: hasMotion ? 'full' : 'less' };
    gameFrame()?.contentWindow?.postMessage(settings, '*');
  };
  return fromCallback(() => {
    addEventListener('storage', share);
    return () => removeEventListener('storage', share);
  });
}
