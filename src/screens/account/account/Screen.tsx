import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { AccountRef } from '../../../../machines/account/account.machine.js';
import type { LoginGuardRef } from '../../../../machines/access/loginGuard.machine.js';
import type { SessionRef } from '../../../../machines/access/session.machine.js';
import type { PreferencesRef } from '../../../../machines/entry/preferences.machine.js';
import type { BalanceRef } from '../../../../machines/wallet/balance.machine.js';
import { useSite } from '../../../i18n/site.js';
import { page } from '../../../ui/layout/layout.css.js';
import { title } from '../../../ui/text/text.css.js';
import * as css from './account.css.js';
import { DataPanel } from './DataPanel.js';
import { LanguageDialog, LayoutDialog, LogoutDialog } from './Dialogs.js';
import { Menu } from './Menu.js';
import { messages } from './messages.js';
import { Profile } from './Profile.js';
import * as select from './selectors.js';
import { Settings } from './Settings.js';
import { ThemePanel } from './ThemePanel.js';
import { VisitorPanel } from './VisitorPanel.js';
import { WalletCard } from './WalletCard.js';

export type AccountScreenProps = {
  account: AccountRef;
  session: SessionRef;
  balance: BalanceRef;
  preferences: PreferencesRef;
  loginGuard: LoginGuardRef;
  hasPixel: boolean;
  /** Unread messages. */
  unread: number;
};

export function AccountScreen(props: AccountScreenProps) {
  const { account, session, balance, preferences, loginGuard, hasPixel, unread } = props;
  const isDesktop = useSite().device === 'pc';
  const who = useSelector(session, select.selectWho);
  const user = useSelector(session, select.selectUser);
  const step = useSelector(account, select.selectStep);
  const info = useSelector(balance, ({ context }) => context.info);
  const chosen = useSelector(preferences, ({ context }) => context);
  const isRelaunching = useSelector(preferences, (snapshot) => snapshot.matches('relaunching'));
  const isStuck = useSelector(preferences, (snapshot) => snapshot.matches('stuck'));
  const isPlayer = who === 'player' || who === 'anonymous';
  const relaunch = {
    isPending: isRelaunching,
    isStuck,
    onRetry: () => preferences.send({ type: 'preferences.retried' }),
  };
  const close = () => account.send({ type: 'account.closed' });

  return (
    <div className={page}>
      <h1 className={`${title} ${css.heading}`}>
        <FormattedMessage {...messages.title} />
      </h1>
      <div className={css.columns}>
        <div className={css.column}>
          {who === 'visitor' ? (
            <VisitorPanel
              onLogin={() => loginGuard.send({ type: 'login.tabChosen', tab: 'accountLogin' })}
              onSignUp={() => loginGuard.send({ type: 'login.tabChosen', tab: 'signUp' })}
            />
          ) : (
            <Profile
              user={user}
              isAnonymous={who === 'anonymous'}
              onRetry={() => session.send({ type: 'session.refresh' })}
            />
          )}
          {isPlayer && isDesktop ? <WalletCard info={info} /> : null}
        </div>
        <div className={css.column}>
          <Menu isPlayer={isPlayer} balance={info?.balance ?? null} unread={unread} />
        </div>
        <div className={css.column}>
          <Settings
            locale={chosen.locale}
            device={chosen.device}
            isPlayer={isPlayer}
            onLanguage={() => account.send({ type: 'account.languageOpened' })}
            onLayout={() => account.send({ type: 'account.layoutOpened' })}
            onLogout={() => account.send({ type: 'account.logoutRequested' })}
          />
          <ThemePanel
            accent={chosen.accent}
            mode={chosen.mode}
            onAccent={(accent) => preferences.send({ type: 'preferences.accentChosen', accent })}
            onMode={(mode) => preferences.send({ type: 'preferences.modeChosen', mode })}
          />
          <DataPanel
            isLowData={chosen.isLowData}
            consent={hasPixel ? chosen.consent : null}
            onLowData={(isLowData) => preferences.send({ type: 'preferences.lowDataChosen', isLowData })}
            onConsent={(isGiven) =>
              preferences.send({ type: 'preferences.consentChosen', consent: isGiven ? 'given' : 'refused' })
            }
          />
        </div>
      </div>
      <LanguageDialog
        isOpen={step === 'choosingLanguage'}
        locale={chosen.locale}
        {...relaunch}
        onChoose={(locale) => preferences.send({ type: 'preferences.localeChosen', locale })}
        onClose={close}
      />
      <LayoutDialog
        isOpen={step === 'askingLayout'}
        device={chosen.device}
        {...relaunch}
        onChoose={(device) => preferences.send({ type: 'preferences.deviceChosen', device })}
        onClose={close}
      />
      <LogoutDialog
        isOpen={step === 'askingLogout'}
        onConfirm={() => account.send({ type: 'account.logoutConfirmed' })}
        onClose={close}
      />
    </div>
  );
}
