import { useSelector } from '@xstate/react';
import { useMemo, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { useAppContext } from '../context.js';
import { messages } from '../messages.js';
import { guardLinks } from '../navigation/link-guard.js';
import { Notices } from '../notices/Notices.js';
import { addressOf, type Address } from '../../../machines/addresses.js';
import { useLocation } from 'react-router-dom';
import { childrenOf } from '../hosting/useLobby.js';
import { useUnread } from '../hosting/useUnread.js';
import { Foot } from './Foot.js';
import { Rail, TabBar } from './Navigation.js';
import { PageTitle } from './PageTitle.js';
import { Progress } from './Progress.js';
import * as css from './shell.css.js';
import { DesktopTop, MobileTop } from './TopBar.js';

/** The frame around every page: bars, tabs or rail, progress, notices. */
export function Frame({ children }: { children: ReactNode }) {
  const { app, texts } = useAppContext();
  const { requests, notices, session, loginGuard } = childrenOf(app.getSnapshot());
  const onLink = useMemo(() => guardLinks({ session, loginGuard }), [session, loginGuard]);
  const { device } = useSite();
  const address = addressOf(useLocation().pathname);
  const frame = address?.frame ?? 'tab';
  const main = useRef<HTMLElement>(null);
  const isDesktop = device === 'pc';
  const isAsked = useSelector(app, (snapshot) => !snapshot.matches({ page: 'hydrating' }));
  return (
    <>
      <a href="#main" className={css.skip}>
        <FormattedMessage {...messages.skip} />
      </a>
      <div
        className={frame === 'bare' ? css.bareFrame : css.frame}
        data-live={isAsked ? '' : undefined}
        onClickCapture={onLink}
      >
        {isDesktop && frame !== 'bare' ? <Rail /> : null}
        <div className={css.column}>
          {frame === 'bare' ? null : isDesktop ? <DesktopTop frame={frame} /> : frame === 'tab' ? <MobileTop /> : null}
          <main ref={main} id="main" tabIndex={-1} className={classOfMain(address)}>
            {children}
          </main>
          {frame === 'tab' ? <Foot /> : null}
        </div>
      </div>
      {frame === 'tab' ? <TabBar /> : null}
      <PageTitle main={main} unread={useUnread()} />
      <Progress requests={requests} />
      <Notices notices={notices} texts={texts} />
    </>
  );
}

/** Grids of games use the whole width of a tablet; forms and lists do not (A9). */
function classOfMain(address: Address | null): string {
  const { frame = 'tab', area } = address ?? {};
  if (frame === 'bare') return '';
  return [
    css.main,
    ...(frame === 'tab' ? [css.aboveTabs] : []),
    ...(area === 'lobby' || area === 'play' ? [] : [css.narrow]),
    ...(frame === 'sub' && area !== 'lobby' ? [css.measure] : []),
  ].join(' ');
}
