import { fromCallback } from 'xstate';
import type { MoneyRefresh } from '../../../machines/play/seat.js';
import type { Outside } from '../outside.js';
import { soundAndMotionIn } from '../soundAndMotion.js';
import { slot } from '../store.js';
import { gameFrame } from './watchFrame.js';

/**
 * Posts sound and motion to an open game when the player switches them in another tab (J3), and that its money has changed: the
 * game then asks its maker. The game has an opaque origin, so the messages go to any origin; they hold nothing secret.
 */
export function defineShareSettings({ store }: Pick<Outside, 'store'>) {
  const share = ({ key }: StorageEvent) => {
    if (key !== slot.sound && key !== slot.motion) return;
    const { hasSound, hasMotion } = soundAndMotionIn(store);
    const settings = { type: 'settings', sound: hasSound ? 'on' : 'off', motion: hasMotion ? 'full' : 'less' };
    post(settings);
  };
  return fromCallback<MoneyRefresh>(({ receive }) => {
    receive(() => post({ type: 'balanceChanged' }));
    addEventListener('storage', share);
    return () => removeEventListener('storage', share);
  });
}

const post = (message: { type: string } & Record<string, string>) =>
  gameFrame()?.contentWindow?.postMessage(message, '*');
