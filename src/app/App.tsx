import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { logoOf, outboxOf, SiteContext, type SiteFacts } from '../i18n/site.js';
import type { SiteInfo } from '../../machines/vocabulary.js';
import '../theme/base.css.js';
import { AppContext, useAppContext, type AppContextValue } from './context.js';
import { LobbyUnavailable, PageSkeleton } from './hosting/Fallbacks.js';
import { RoutedPage } from './hosting/RoutedPage.js';
import { childrenOf } from './hosting/useLobby.js';
import { LocationReporter } from './navigation/LocationReporter.js';
import { CopyNotices } from './notices/CopyNotices.js';
import { LazyOverlays } from './overlays/LazyOverlays.js';
import { Frame } from './shell/Frame.js';

type AppProps = {
  context: AppContextValue;
  /** Called once, after React has hydrated or rendered the whole tree. */
  onHydrated?: () => void;
};

/** The lobby inside its router: BrowserRouter in the browser, StaticRouter on the server. */
export const App = ({ context, onHydrated }: AppProps) => (
  <AppContext value={context}>
    <Languages>
      <Site>
        {context.outside ? <LocationReporter /> : null}
        <Frame>
          <CopyNotices notices={childrenOf(context.app.getSnapshot()).notices}>
            <Page />
          </CopyNotices>
        </Frame>
        <LazyOverlays />
        {onHydrated ? <Hydrated onHydrated={onHydrated} /> : null}
      </Site>
    </Languages>
  </AppContext>
);

/** Its effect runs after the effects of everything before it in the tree. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  const notify = useRef(onHydrated);
  useEffect(() => notify.current(), []);
  return null;
}

function Languages({ children }: { children: ReactNode }) {
  const { app, texts } = useAppContext();
  const { preferences } = childrenOf(app.getSnapshot());
  const locale = useSelector(preferences, ({ context }) => context.locale);
  return (
    <IntlProvider locale={locale.replace('_', '-')} messages={texts.texts} onError={logInDevelopment}>
      {children}
    </IntlProvider>
  );
}

function Site({ children }: { children: ReactNode }) {
  const { app } = useAppContext();
  const { launch, preferences } = childrenOf(app.getSnapshot());
  const site = useSelector(launch, ({ context }) => context.site);
  const locale = useSelector(preferences, ({ context }) => context.locale);
  const device = useSelector(preferences, ({ context }) => context.device);
  const isLowData = useSelector(preferences, ({ context }) => context.isLowData);
  const facts = useMemo(() => ({ ...factsOf(site, locale, device), isLowData }), [site, locale, device, isLowData]);
  return <SiteContext.Provider value={facts}>{children}</SiteContext.Provider>;
}

function Page() {
  const { app } = useAppContext();
  const { launch } = childrenOf(app.getSnapshot());
  const isUnavailable = useSelector(launch, (snapshot) => snapshot.matches('unavailable'));
  const isSiteKnown = useSelector(launch, ({ context }) => context.site !== null);
  if (isUnavailable) return <LobbyUnavailable onRetry={() => launch.send({ type: 'launch.retried' })} />;
  return isSiteKnown ? <RoutedPage /> : <PageSkeleton />;
}

/** Used until the site info is known (static host, API down). Nothing of money is shown meanwhile. */
const unknownSite = {
  websiteName: 'Paraw',
  documentTitle: 'Paraw',
  countryCode: 'PH',
  countryTimezone: 'UTC+8',
  currency: 'PHP',
  currencySymbol: '₱',
} as const;

function factsOf(
  site: SiteInfo | null,
  locale: SiteFacts['locale'],
  device: SiteFacts['device'],
): Omit<SiteFacts, 'isLowData'> {
  if (!site) return { ...unknownSite, locale, device };
  const { countryCode, countryTimezone, currencyCode, currencySymbol } = site;
  const websiteName = site.websiteName || unknownSite.websiteName;
  const documentTitle = site.documentTitle || websiteName;
  return {
    logo: logoOf(site.websiteLogo),
    smsOutbox: outboxOf(site.smsOutbox),
    websiteName,
    documentTitle,
    countryCode,
    countryTimezone,
    currency: currencyCode,
    currencySymbol,
    locale,
    device,
  };
}

/** A guard test checks that all keys exist, so a missing text here means that a page rendered before its texts were loaded. */
function logInDevelopment(error: Error): void {
  if (import.meta.env.DEV) console.error(error.message);
}
