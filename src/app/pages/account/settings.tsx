import { settingsMachine } from '../../../../machines/account/settings.machine.js';
import { pixelIdOf } from '../../../../machines/entry/pixel.js';
import { defineSettingsActors } from '../../../effects/account/settings.js';
import { SettingsScreen } from '../../../screens/account/settings/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => settingsMachine.provide({ actors: defineSettingsActors(outside) }),
  input: ({ lobby: { device } }) => ({ device }),
  Screen: ({ flow, lobby: { site, preferences } }) => (
    <SettingsScreen
      settings={flow}
      preferences={preferences}
      hasPixel={pixelIdOf(site.facebookPixel) !== null}
      prefersReducedMotion={matchMedia('(prefers-reduced-motion: reduce)').matches}
    />
  ),
});
