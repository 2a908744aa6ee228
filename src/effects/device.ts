import type { Device } from '../../machines/vocabulary.js';

/** The device by its pointer and the width of its screen (A9): of the screen, so that no window that is made smaller changes it. */
export const measuredDevice = (): Device =>
  matchMedia('(pointer: coarse)').matches || screen.width < 1024 ? 'other' : 'pc';
