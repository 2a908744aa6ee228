import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { logoOf, SiteContext, type SiteFacts } from '../i18n/site.js';
import type { SiteInfo } from '../../machines/vocabulary.js';
import { NavigatorContext } from '../ui/link/navigator.js';
import '../theme/base.css.js';
import { HostContext, useHost, type Host } from './host.js';
import { Over } from './Over.js';
import { Frame } from './shell/Frame.js';
import { RoutedPage } from './RoutedPage.js';
import { RouterBridge } from './RouterBridge.js';
import { LobbyUnavailable, PageShape } from './Standins.js';
import { childrenOf } from './useLobby.js';

/** The lobby. The same on the server and in the browser, where `onAdopted` tells that React has the page. */
export const App = ({ host, onAdopted }: { host: Host; onAdopted?: () => void }) => (
  <HostContext.Provider value={host}>
    <NavigatorContext.Provider value={host.router}>
      <Languages>
        <Site>
          {host.outside ? <RouterBridge /> : null}
          <Frame>
            <Page />
          </Frame>
          <Over />
          {onAdopted ? <Adopted onAdopted={onAdopted} /> : null}
        </Site>
      </Languages>
    </NavigatorContext.Provider>
  </HostContext.Provider>
);

/** Only the first commit of the whole tree says that its taps are heard. */
function Adopted({ onAdopted }: { onAdopted: () => void }) {
  const tell = useRef(onAdopted);
  useEffect(() => tell.current(), []);
  return null;
}

function Languages({ children }: { children: ReactNode }) {
  const { app, texts } = useHost();
  const { preferences } = childrenOf(app.getSnapshot());
  const locale = useSelector(preferences, ({ context }) => context.locale);
  return (
    <IntlProvider locale={locale.replace('_', '-')} messages={texts.texts} onError={tellInDevelopment}>
      {children}
    </IntlProvider>
  );
}

function Site({ children }: { children: ReactNode }) {
  const { app } = useHost();
  const { launch, preferences } = childrenOf(app.getSnapshot());
  const site = useSelector(launch, ({ context }) => context.site);
  const locale = useSelector(preferences, ({ context }) => context.locale);
  const device = useSelector(preferences, ({ context }) => context.device);
  const isLowData = useSelector(preferences, ({ context }) => context.isLowData);
  const facts = useMemo(() => ({ ...factsOf(site, locale, device), isLowData }), [site, locale, device, isLowData]);
  return (
    <SiteContext.Provider value={facts}>
      <title>{facts.documentTitle}</title>
      {children}
    </SiteContext.Provider>
  );
}

function Page() {
  const { app } = useHost();
  const { launch } = childrenOf(app.getSnapshot());
  const isUnavailable = useSelector(launch, (snapshot) => snapshot.matches('unavailable'));
  const isSiteKnown = useSelector(launch, ({ context }) => context.site !== null);
  if (isUnavailable) return <LobbyUnavailable onRetry={() => launch.send({ type: 'launch.retried' })} />;
  return isSiteKnown ? <RoutedPage /> : <PageShape />;
}

/** Before the site is known (a static host, the API down) nothing of money is shown; the name alone stands in the frame. */
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

/** Keys are complete by a guard test; what is missing here is a page shown before its texts. */
function tellInDevelopment(error: Error): void {
  if (import.meta.env.DEV) console.error(error.message);
}
