import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AccountRef } from '../../../../machines/account/account.machine.js';
import type { LoginGuardRef } from '../../../../machines/access/loginGuard.machine.js';
import type { SessionRef } from '../../../../machines/access/session.machine.js';
import type { PreferencesRef } from '../../../../machines/entry/preferences.machine.js';
import type { SiteInfo } from '../../../../machines/vocabulary.js';
import type { BalanceRef } from '../../../../machines/wallet/balance.machine.js';
import { useSite } from '../../../i18n/site.js';
import { FocusedStep } from '../../../ui/focused-step/FocusedStep.js';
import { page } from '../../../ui/layout/layout.css.js';
import { title } from '../../../ui/text/text.css.js';
import { socialLinksOf } from '../shared/social.js';
import { SocialLinks } from '../shared/SocialLinks.js';
import * as css from './account.css.js';
import { AppLink, type AppLinkProps } from './AppLink.js';
import { LevelBar } from './LevelBar.js';
import { LogoutDialog } from './LogoutDialog.js';
import { AppMenu, MoneyMenu, OwnMenu } from './Menu.js';
import { messages } from './messages.js';
import { Profile } from './Profile.js';
import * as select from './selectors.js';
import { Benefits, VisitorPanel } from './VisitorPanel.js';
import { WalletCard } from './WalletCard.js';

export type AccountScreenProps = {
  account: AccountRef;
  session: SessionRef;
  balance: BalanceRef;
  preferences: PreferencesRef;
  loginGuard: LoginGuardRef;
  site: SiteInfo;
  /** Null where the site's app cannot be installed. */
  app: AppLinkProps | null;
  /** Unread messages. */
  unread: number;
};

export function AccountScreen(props: AccountScreenProps) {
  const { account, session, balance, preferences, loginGuard, site, app, unread } = props;
  const isDesktop = useSite().device === 'pc';
  const who = useSelector(session, select.selectWho);
  const user = useSelector(session, select.selectUser);
  const level = useSelector(account, select.selectLevel);
  const next = useSelector(account, ({ context }) => context.next);
  const info = useSelector(balance, ({ context }) => context.info);
  const chosen = useSelector(preferences, ({ context }) => context);
  const isPlayer = who === 'player' || who === 'anonymous';
  const social = socialLinksOf(site);
  const [wasPlayer, setWasPlayer] = useState(isPlayer);
  if (isPlayer && !wasPlayer) setWasPlayer(true);
  const visitorPanel = (
    <VisitorPanel
      onLogin={() => loginGuard.send({ type: 'loginGuard.tabChosen', tab: 'accountLogin' })}
      onSignUp={() => loginGuard.send({ type: 'loginGuard.tabChosen', tab: 'signUp' })}
    />
  );

  return (
    <div className={page}>
      <h1 className={`${title} ${css.heading}`}>
        <FormattedMessage {...messages.title} />
      </h1>
      <div className={css.columns}>
        <div className={css.column}>
          {who === 'visitor' ? (
            // After a logout it replaces the page of the player, whose last row had the focus.
            wasPlayer ? (
              <FocusedStep>{visitorPanel}</FocusedStep>
            ) : (
              visitorPanel
            )
          ) : (
            <Profile
              user={user}
              isAnonymous={who === 'anonymous'}
              levelBar={
                level === 'hidden' ? null : (
                  <LevelBar state={level} next={next} onRetry={() => account.send({ type: 'account.levelRetried' })} />
                )
              }
              onRetry={() => session.send({ type: 'session.refresh' })}
            />
          )}
          {isPlayer && isDesktop ? <WalletCard info={info} /> : null}
          {isPlayer ? <MoneyMenu balance={info?.balance ?? null} /> : null}
        </div>
        <div className={css.column}>{isPlayer ? <OwnMenu unread={unread} /> : <Benefits />}</div>
        <div className={css.column}>
          <AppMenu
            locale={chosen.locale}
            accent={chosen.accent}
            mode={chosen.mode}
            isPlayer={isPlayer}
            onLogout={() => account.send({ type: 'account.logoutRequested' })}
          />
          {app === null ? null : <AppLink {...app} />}
          {social.length === 0 ? null : <SocialLinks links={social} />}
        </div>
      </div>
      <LogoutDialog
        isOpen={useSelector(account, select.selectIsAskingLogout)}
        onConfirm={() => account.send({ type: 'account.logoutConfirmed' })}
        onClose={() => account.send({ type: 'account.closed' })}
      />
    </div>
  );
}
