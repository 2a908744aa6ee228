import { fromCallback, fromPromise, type AnyActorRef, type SnapshotFrom } from 'xstate';
import type { AppMailbox } from '../../../machines/system.js';
import type { LoginGuardRef, LoginTab } from '../../../machines/access/loginGuard.machine.js';
import { path } from '../../../machines/entry/navigator.js';
import { isTrackable } from '../../../machines/entry/pixel.js';
import type { PreferencesRef } from '../../../machines/entry/preferences.machine.js';
import type { ConsentEvent, PixelNews, PlaceEvent } from '../../../machines/entry/trackingPixel.machine.js';
import { systemId } from '../../../machines/system.js';
import type { Consent } from '../../../machines/vocabulary.js';
import { consentIn } from '../consent.js';
import type { Outside } from '../outside.js';
import { slot } from '../store.js';
import { trustPixelVendor } from '../trusted-types.js';

/** What the vendor's own snippet leaves behind until his script is here: calls wait in `queue`. */
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

/** Pages of the popup's tabs, for the document that the vendor may not share with them. A tab without a page does not compile. */
const loginPages: Readonly<Record<LoginTab, string>> = {
  accountLogin: path.accountLogin,
  codeLogin: '/pages/login/codeLogin',
  signUp: path.accountSignUp,
  accountResetPwd: '/pages/login/accountResetPwd',
};

type AppSnapshot = { context: { place: { path: string } } };

export const defineTrackingPixelActors = ({ reload, store }: Pick<Outside, 'reload' | 'store'>) => ({
  /** The place where the player is, and each further one. A login over an open page is as guarded as a page of its own. */
  watchPlace: fromCallback<PlaceEvent>(({ sendBack, system }) => {
    const app = system.get(systemId.app) as AppMailbox;
    const loginGuard = system.get(systemId.loginGuard) as LoginGuardRef;
    let told = '';
    const look = () => {
      const { place } = (app.getSnapshot() as unknown as AppSnapshot).context;
      const popup = popupOf(loginGuard.getSnapshot());
      const to = popup ?? place.path;
      if (told === to) return;
      told = to;
      sendBack(isTrackable(to) ? { type: 'place.open' } : { type: 'place.guarded', to });
    };
    look();
    const watched = [app as AnyActorRef, loginGuard as AnyActorRef].map((actor) => actor.subscribe(look));
    return () => watched.forEach((subscription) => subscription.unsubscribe());
  }),
  /** The answer of this person, given here or in another tab: what is taken back there ends here too. */
  watchConsent: fromCallback<ConsentEvent>(({ sendBack, system }) => {
    const preferences = system.get(systemId.preferences) as PreferencesRef;
    let told: Consent = preferences.getSnapshot().context.consent;
    const tell = (consent: Consent) => {
      if (told === consent) return;
      told = consent;
      sendBack({ type: 'consent.changed', consent });
    };
    const subscription = preferences.subscribe(({ context: { consent } }) => tell(consent));
    const adopt = ({ key }: StorageEvent) => {
      if (key !== slot.consent && key !== null) return;
      const consent = consentIn(store.get(slot.consent));
      if (consent === 'unasked') tell(consent);
      // By the preferences, so that this tab does not write its older answer back.
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
    // Until the next document is here nobody types into this one.
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

/** The vendor writes his cookies for the widest domain that the browser lets him. */
function ownDomains(): string[] {
  const labels = location.hostname.split('.');
  return labels.slice(0, -1).map((_, at) => `; Domain=${labels.slice(at).join('.')}`);
}

/** The page of the popup that is open, null without one. A popup that nobody knows here is guarded like the first of them. */
function popupOf({ value }: SnapshotFrom<LoginGuardRef>): string | null {
  const { popup } = (typeof value === 'object' ? value : {}) as { popup?: LoginTab };
  return popup === undefined
    ? null
    : ((loginPages as Readonly<Record<string, string>>)[popup] ?? loginPages.accountLogin);
}

/** What the vendor's snippet would do, and no more: no forms read, no clicks followed. Once a document. */
function startVendor(id: string, tell: (news: PixelNews) => void): Fbq {
  const page = globalThis as PixelWindow;
  if (page.fbq) {
    tell({ type: 'pixel.loaded' });
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
  element.addEventListener('load', () => tell({ type: 'pixel.loaded' }));
  element.addEventListener('error', () => tell({ type: 'pixel.blocked' }));
  element.src = script;
  document.head.append(element);
  return fbq;
}
