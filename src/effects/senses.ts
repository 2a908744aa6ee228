import type { Senses } from '../../machines/account/settings.machine.js';
import { slot, type KeyValueStore } from './store.js';

/** As this device stores them; anything but a clear "off" leaves sound and motion on. */
export const sensesIn = (store: KeyValueStore): Senses => ({
  hasSound: store.get(slot.sound) !== 'off',
  hasMotion: store.get(slot.motion) !== 'less',
});

/** `data-motion` on <html> stops the lobby's animations by CSS alone (src/theme/base.css.ts). */
export function showMotion(hasMotion: boolean): void {
  const { dataset } = document.documentElement;
  if (hasMotion) delete dataset['motion'];
  else dataset['motion'] = 'less';
}
