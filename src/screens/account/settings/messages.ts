import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Device } from '../../../../machines/vocabulary.js';

export const messages = defineMessages({
  title: { id: 'common.settings', defaultMessage: 'Settings' },
  lead: {
    id: 'settings.lead',
    defaultMessage: "Your choices stay on this device. A player's language is stored in the account too.",
  },
  language: { id: 'common.language', defaultMessage: 'Language' },
  languageText: {
    id: 'settings.language.text',
    defaultMessage: 'The page loads again in the language you choose.',
  },
  theme: { id: 'settings.theme', defaultMessage: 'Theme' },
  mode: { id: 'settings.theme.mode', defaultMessage: 'Light or dark' },
  accent: { id: 'settings.theme.accent', defaultMessage: 'Color' },
  systemText: {
    id: 'settings.theme.systemText',
    defaultMessage: '“System” follows your device: light by day, dark by night, if it is set so.',
  },
  layout: { id: 'settings.layout', defaultMessage: 'Layout' },
  layoutText: {
    id: 'settings.layout.text',
    defaultMessage:
      'The phone layout has one column and tabs below. The desktop layout is wide, with the menu at the side.',
  },
  layoutTitle: { id: 'settings.askingLayout.title', defaultMessage: 'Switch the layout?' },
  layoutWarning: {
    id: 'settings.askingLayout.text',
    defaultMessage: 'The page loads again in the other layout. You can switch back here.',
  },
  keepLayout: { id: 'settings.askingLayout.keep', defaultMessage: 'Keep this one' },
  soundAndMotion: { id: 'settings.soundAndMotion', defaultMessage: 'Sound and motion' },
  sound: { id: 'settings.sound', defaultMessage: 'Sounds in games' },
  soundText: {
    id: 'settings.sound.text',
    defaultMessage: 'An open game follows at once. The lobby itself makes no sound.',
  },
  motion: { id: 'settings.motion', defaultMessage: 'Less motion' },
  motionText: {
    id: 'settings.motion.text',
    defaultMessage: 'Nothing slides or fades in the lobby, and games are asked to stand still too.',
  },
  motionBySystem: {
    id: 'settings.motion.system',
    defaultMessage: 'Your device asks for less motion already, so everything stands still.',
  },
  data: { id: 'settings.data', defaultMessage: 'Data and privacy' },
  lowData: { id: 'settings.lowData', defaultMessage: 'Use less data' },
  lowDataText: {
    id: 'settings.lowData.text',
    defaultMessage: 'Small pictures, no banners, and nothing loaded ahead. Pages open a little later.',
  },
  consent: { id: 'settings.consent', defaultMessage: 'Let Facebook measure visits' },
  consentText: {
    id: 'settings.consent.text',
    defaultMessage: 'Only pages of games and offers, never your login, your account or your money.',
  },
  stuck: { id: 'preferences.stuck', defaultMessage: 'The page could not load again.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
});
export const switchTo: Readonly<Record<Device, MessageDescriptor>> = defineMessages({
  pc: { id: 'settings.askingLayout.toDesktop', defaultMessage: 'Switch to desktop' },
  other: { id: 'settings.askingLayout.toPhone', defaultMessage: 'Switch to phone' },
});
