import { useSelector } from '@xstate/react';
import type { SettingsRef } from '../../../../machines/account/settings.machine.js';
import type { PreferencesRef } from '../../../../machines/entry/preferences.machine.js';
import { LayoutDialog } from './LayoutPanel.js';
import * as select from './selectors.js';
import { SettingsView } from './View.js';

export type SettingsScreenProps = {
  settings: SettingsRef;
  preferences: PreferencesRef;
  hasPixel: boolean;
  prefersReducedMotion: boolean;
};

export function SettingsScreen({ settings, preferences, hasPixel, prefersReducedMotion }: SettingsScreenProps) {
  const chosen = useSelector(preferences, ({ context }) => context);
  const pending = useSelector(preferences, select.selectPending);
  const isStuck = useSelector(preferences, select.selectIsStuck);
  const isAsking = useSelector(settings, select.selectIsAskingLayout);
  const soundAndMotion = useSelector(settings, ({ context }) => context.soundAndMotion);
  const retry = () => preferences.send({ type: 'preferences.retried' });
  return (
    <>
      <SettingsView
        chosen={chosen}
        soundAndMotion={soundAndMotion}
        consent={hasPixel ? chosen.consent : null}
        prefersReducedMotion={prefersReducedMotion}
        pendingLocale={pending !== null && pending.locale !== chosen.locale ? pending.locale : null}
        isStuck={isStuck && !isAsking}
        onLocale={(locale) => preferences.send({ type: 'preferences.localeChosen', locale })}
        onAccent={(accent) => preferences.send({ type: 'preferences.accentChosen', accent })}
        onMode={(mode) => preferences.send({ type: 'preferences.modeChosen', mode })}
        onLayout={() => settings.send({ type: 'settings.layoutAsked' })}
        onSound={(hasSound) => settings.send({ type: 'settings.soundSwitched', hasSound })}
        onMotion={(hasMotion) => settings.send({ type: 'settings.motionSwitched', hasMotion })}
        onLowData={(isLowData) => preferences.send({ type: 'preferences.lowDataChosen', isLowData })}
        onConsent={(isGiven) =>
          preferences.send({ type: 'preferences.consentChosen', consent: isGiven ? 'given' : 'refused' })
        }
        onRetry={retry}
      />
      <LayoutDialog
        isOpen={isAsking}
        device={chosen.device}
        isPending={pending !== null}
        isStuck={isStuck}
        onConfirm={() => settings.send({ type: 'settings.layoutConfirmed' })}
        onClose={() => settings.send({ type: 'settings.closed' })}
        onRetry={retry}
      />
    </>
  );
}
