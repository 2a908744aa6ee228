import { useSyncExternalStore } from 'react';
import { settingsMachine } from '../../../../machines/account/settings.machine.js';
import { pixelIdOf } from '../../../../machines/entry/pixel.js';
import { defineSettingsActors } from '../../../effects/account/settings.js';
import { SettingsScreen } from '../../../screens/account/settings/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => settingsMachine.provide({ actors: defineSettingsActors(outside) }),
  input: ({ lobby: { device } }) => ({ device }),
  Screen: function Settings({ flow, lobby: { site, preferences } }) {
    const prefersReducedMotion = useSyncExternalStore(onMotionChange, isMotionReduced, () => false);
    return (
      <SettingsScreen
        settings={flow}
        preferences={preferences}
        hasPixel={pixelIdOf(site.facebookPixel) !== null}
        prefersReducedMotion={prefersReducedMotion}
      />
    );
  },
});

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)');
const isMotionReduced = () => lessMotion().matches;
function onMotionChange(changed: () => void): () => void {
  const query = lessMotion();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
