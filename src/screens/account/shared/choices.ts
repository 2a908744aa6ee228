import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Accent, Device, Mode } from '../../../../machines/vocabulary.js';

/** The names of what a player can choose, on the page of the account and in the settings. */
export const modeNames: Readonly<Record<Mode, MessageDescriptor>> = defineMessages({
  system: { id: 'settings.theme.system', defaultMessage: 'System' },
  light: { id: 'settings.theme.light', defaultMessage: 'Light' },
  dark: { id: 'settings.theme.dark', defaultMessage: 'Dark' },
});
export const accentNames: Readonly<Record<Accent, MessageDescriptor>> = defineMessages({
  blue: { id: 'settings.theme.blue', defaultMessage: 'Blue' },
  pink: { id: 'settings.theme.pink', defaultMessage: 'Pink' },
  green: { id: 'settings.theme.green', defaultMessage: 'Green' },
});
export const layoutNames: Readonly<Record<Device, MessageDescriptor>> = defineMessages({
  other: { id: 'settings.layout.other', defaultMessage: 'Phone' },
  pc: { id: 'settings.layout.pc', defaultMessage: 'Desktop' },
});
