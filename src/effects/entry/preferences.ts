import { fromPromise } from 'xstate';
import { withQuery } from '../../../machines/addresses.js';
import type { Accent, Consent, Device, Locale, Mode } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import { consentText } from '../consent.js';
import { writeCookie } from '../cookies.js';
import type { Outside } from '../outside.js';
import { slot } from '../store.js';

type World = Pick<Outside, 'api' | 'done' | 'store' | 'reload'>;

/** Choices are stored as cookies too, because the server renders the first screen and its colours from them (H1, no flash at start). */
export const definePreferencesActors = ({ api, done, store, reload }: World) => ({
  applyTheme: fromPromise<void, { accent: Accent; mode: Mode }>(async ({ input: { accent, mode } }) => {
    const root = document.documentElement.dataset;
    root['accent'] = accent;
    if (mode === 'system') delete root['mode'];
    else root['mode'] = mode;
    store.set(slot.accent, accent);
    store.set(slot.mode, mode);
    writeCookie('accent', accent);
    writeCookie('mode', mode);
  }),
  storeChoices: fromPromise<void, { isLowData: boolean; consent: Consent }>(
    async ({ input: { isLowData, consent } }) => {
      const lowData = isLowData ? '1' : '0';
      store.set(slot.lowData, lowData);
      writeCookie('lowData', lowData);
      if (consent === 'unasked') return;
      const answer = consentText(consent);
      store.set(slot.consent, answer);
      writeCookie('consent', answer);
    },
  ),
  relaunch: fromPromise<void, { locale: Locale; device: Device }>(async ({ input: { locale, device } }) => {
    store.set(slot.locale, locale);
    if (device !== store.get(slot.device)) store.set(slot.deviceChoice, device);
    store.set(slot.device, device);
    writeCookie('locale', locale);
    writeCookie('device', device);
    // Not awaited: the lobby shows the language even if the server does not store it.
    if (store.get(slot.token)) {
      const saved = done(api.PUT('/user/language', { body: { lang: locale }, headers: noIndicator, keepalive: true }));
      saved.catch(() => undefined);
    }
    // The language of the address would come before the one that was chosen.
    reload(withQuery(location.pathname, { ...Object.fromEntries(new URLSearchParams(location.search)), lang: null }));
  }),
});
