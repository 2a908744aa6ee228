import type { Device } from '../../machines/vocabulary.js';

/** The device, by the width of its screen (A9). Not by the width of the window: resizing must not change the device. */
export const measuredDevice = (): Device => (screen.width < 1024 ? 'other' : 'pc');
