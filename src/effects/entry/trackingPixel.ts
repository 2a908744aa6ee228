import { fromCallback, fromPromise, type AnyActorRef, type SnapshotFrom } from 'xstate';
import { loginPageOf, type LoginGuardRef } from '../../../machines/access/loginGuard.machine.js';
import { isTrackable } from '../../../machines/entry/pixel.js';
import type { PreferencesRef } from '../../../machines/entry/preferences.machine.js';
import type { ConsentEvent, PixelEvent, PlaceEvent } from '../../../machines/entry/trackingPixel.machine.js';
import { systemId, type AppMailbox } from '../../../machines/system.js';
import type { Consent } from '../../../machines/vocabulary.js';
import { consentIn } from '../consent.js';
import type { Outside } from '../outside.js';
import { slot } from '../store.js';
import { trustPixelVendor } from '../trusted-types.js';

/** The global function that the vendor's snippet creates: until the vendor's script is loaded, calls wait in `queue`. */
type Fbq = ((...call: unknown[]) => void) & {
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push: Fbq;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
};
type PixelWindow = { fbq?: Fbq };

const script = 'https://connect.facebook.net/en_US/fbevents.js';
/** Cookies that the vendor writes on the site. */
const vendorCookies = ['_fbp', '_fbc'];

type AppSnapshot = { context: { place: { path: string } } };

export const defineTrackingPixelActors = ({ reload, store }: Pick<Outside, 'reload' | 'store'>) => ({
  /** Reports the page of the player and each further one. A login popup over an open page counts as a login page. */
  watchPlace: fromCallback<PlaceEvent>(({ sendBack, system }) => {
    const app = system.get(systemId.app) as AppMailbox;
    const loginGuard = system.get(systemId.loginGuard) as LoginGuardRef;
    let last = '';
    const report = () => {
      const { place } = (app.getSnapshot() as unknown as AppSnapshot).context;
      const popup = popupOf(loginGuard.getSnapshot());
      const to = popup ?? place.path;
      if (last === to) return;
      last = to;
      sendBack(isTrackable(to) ? { type: 'place.open' } : { type: 'place.guarded', to });
    };
    report();
    const watched = [app as AnyActorRef, loginGuard as AnyActorRef].map((actor) => actor.subscribe(report));
    return () => watched.forEach((subscription) => subscription.unsubscribe());
  }),
  /** Reports the consent of this browser, given in this tab or in another one: consent withdrawn in another tab ends the pixel here too. */
  watchConsent: fromCallback<ConsentEvent>(({ sendBack, system }) => {
    const preferences = system.get(systemId.preferences) as PreferencesRef;
    let last: Consent = preferences.getSnapshot().context.consent;
    const report = (consent: Consent) => {
      if (last === consent) return;
      last = consent;
      sendBack({ type: 'consent.changed', consent });
    };
    const subscription = preferences.subscribe(({ context: { consent } }) => report(consent));
    const adopt = ({ key }: StorageEvent) => {
      if (key !== slot.consent && key !== null) return;
      const consent = consentIn(store.get(slot.consent));
      if (consent === 'unasked') report(consent);
      // Through the preferences, so that this tab does not store its older consent again.
      else preferences.send({ type: 'preferences.consentChosen', consent });
    };
    addEventListener('storage', adopt);
    return () => {
      subscription.unsubscribe();
      removeEventListener('storage', adopt);
    };
  }),
  runPixel: fromCallback<{ type: 'page.viewed' }, { id: string }>(({ input: { id }, sendBack, receive }) => {
    const fbq = startVendor(id, sendBack);
    receive(() => fbq('track', 'PageView'));
  }),
  reportSnippet: fromPromise<void, { snippet: string }>(async ({ input: { snippet } }) => {
    console.warn(
      `The site's tracking pixel is ignored: no single id in ${snippet.length} characters. An operator can set the id alone.`,
    );
  }),
  leaveDocument: fromPromise<void, { to: string | null }>(async ({ input: { to } }) => {
    // The player must not type into this document while the next one loads.
    document.documentElement.inert = true;
    reload(to ?? location.pathname + location.search);
  }),
  revokePixel: fromPromise<void>(async () => {
    (globalThis as PixelWindow).fbq?.('consent', 'revoke');
    for (const name of vendorCookies)
      for (const domain of ['', ...ownDomains()]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    reload(location.pathname + location.search);
  }),
});

/** The vendor sets its cookies on the widest domain that the browser allows, so each parent domain has to be tried. */
function ownDomains(): string[] {
  const labels = location.hostname.split('.');
  return labels.slice(0, -1).map((_, at) => `; Domain=${labels.slice(at).join('.')}`);
}

/** The login page of the open popup tab, null without a popup: a new document without the pixel opens there. */
const popupOf = ({ value }: SnapshotFrom<LoginGuardRef>): string | null =>
  'open' in value && value.open ? loginPageOf[value.open] : null;

/** Does what the vendor's snippet does, without automatic reading of forms and clicks. Runs once for each document. */
function startVendor(id: string, notify: (event: PixelEvent) => void): Fbq {
  const page = globalThis as PixelWindow;
  if (page.fbq) {
    notify({ type: 'trackingPixel.loaded' });
    page.fbq('track', 'PageView');
    return page.fbq;
  }
  const fbq: Fbq = Object.assign(
    (...call: unknown[]) => (fbq.callMethod ? fbq.callMethod(...call) : void fbq.queue.push(call)),
    {
      queue: [] as unknown[][],
      loaded: true,
      version: '2.0',
      disablePushState: true,
    },
  ) as Fbq;
  fbq.push = fbq;
  Object.assign(page, { fbq, _fbq: fbq });
  fbq('consent', 'grant');
  fbq('set', 'autoConfig', false, id);
  fbq('init', id);
  fbq('track', 'PageView');
  trustPixelVendor();
  const element = document.createElement('script');
  element.async = true;
  element.addEventListener('load', () => notify({ type: 'trackingPixel.loaded' }));
  element.addEventListener('error', () => notify({ type: 'trackingPixel.blocked' }));
  element.src = script;
  document.head.append(element);
  return fbq;
}
