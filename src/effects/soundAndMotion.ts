import type { SoundAndMotion } from '../../machines/account/settings.machine.js';
import { slot, type KeyValueStore } from './store.js';

/** As this device stores them: games are silent until the player wants sound, and move until the player wants less. */
export const soundAndMotionIn = (store: KeyValueStore): SoundAndMotion => ({
  hasSound: store.get(slot.sound) === 'on',
  hasMotion: store.get(slot.motion) !== 'less',
});

/** `data-motion` on <html> stops the lobby's animations by CSS alone (src/theme/base.css.ts). */
export function showMotion(hasMotion: boolean): void {
  const { dataset } = document.documentElement;
  if (hasMotion) delete dataset['motion'];
  else dataset['motion'] = 'less';
}
