import type { SettingsRef } from '../../../../machines/account/settings.machine.js';
import type { PreferencesRef } from '../../../../machines/entry/preferences.machine.js';

type Settings = ReturnType<SettingsRef['getSnapshot']>;
type Preferences = ReturnType<PreferencesRef['getSnapshot']>;

export const selectIsAskingLayout = (snapshot: Settings) => snapshot.matches('confirming');
/** What the page is being loaded again for. */
export const selectPending = (snapshot: Preferences) =>
  snapshot.matches('relaunching') ? snapshot.context.wanted : null;
export const selectIsStuck = (snapshot: Preferences) => snapshot.matches({ shown: 'refused' });
