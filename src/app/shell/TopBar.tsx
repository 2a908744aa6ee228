import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { isVisitorExpected } from '../../../machines/access/session.js';
import { path, pathnameOf, type Address } from '../../../machines/addresses.js';
import { useMoney, useSite } from '../../i18n/site.js';
import { Avatar } from '../../ui/avatar/Avatar.js';
import { BrandMark } from '../../ui/brand-mark/BrandMark.js';
import { Button } from '../../ui/button/Button.js';
import { IconButton } from '../../ui/icon-button/IconButton.js';
import { Icon } from '../../ui/icon/Icon.js';
import { bellGlyph } from '../../ui/icon/glyphs/bell.js';
import { searchGlyph } from '../../ui/icon/glyphs/search.js';
import { walletGlyph } from '../../ui/icon/glyphs/wallet.js';
import { Money } from '../../ui/money/Money.js';
import { onSlash } from '../../ui/search-field/slash.js';
import { useAppContext } from '../context.js';
import { messages } from '../messages.js';
import { childrenOf } from '../hosting/useLobby.js';
import * as css from './shell.css.js';

/** Mobile: mark, search, and the wallet or the way in. */
export function MobileTop() {
  const { formatMessage } = useIntl();
  const { websiteName } = useSite();
  return (
    <header className={css.mobileTop}>
      <Link to={path.home}>
        <BrandMark name={websiteName} />
      </Link>
      <span className={css.grow} />
      <IconButton glyph={searchGlyph} label={formatMessage(messages.search)} href="/pages/browser/searchGame" />
      <Who isCompact />
    </header>
  );
}

const followSlash = onSlash<HTMLAnchorElement>((link) => link.click());

/** Desktop: search, wallet, notices, avatar. The search page has its own search field. */
export function DesktopTop({ frame }: { frame: Address['frame'] }) {
  const { formatMessage } = useIntl();
  const isSearching = pathnameOf(useLocation().pathname) === path.searchGame;
  return (
    <header className={frame === 'tab' ? css.desktopTop : `${css.desktopTop} ${css.wideOnly}`}>
      {isSearching ? null : (
        <Link
          ref={followSlash}
          to={path.searchGame}
          className={css.searchLink}
          aria-label={formatMessage(messages.search)}
          aria-keyshortcuts="/"
        >
          <Icon glyph={searchGlyph} />
          <span className={css.wideOnly}>
            <FormattedMessage {...messages.search} />
          </span>
          <kbd className={css.key}>/</kbd>
        </Link>
      )}
      <span className={css.grow} />
      <Who isCompact={false} />
      <span className={css.wideOnly}>
        <IconButton glyph={bellGlyph} label={formatMessage(messages.notices)} href="/pages/index/notice" />
        <Me />
      </span>
    </header>
  );
}

/** Balance with deposit for a player, log in and sign up for a visitor; before the session is asked, what the hint supposes. */
function Who({ isCompact }: { isCompact: boolean }) {
  const { app } = useAppContext();
  const { session, loginGuard } = childrenOf(app.getSnapshot());
  const { device } = useSite();
  const isVisitor = useSelector(session, isVisitorExpected);
  if (!isVisitor) return <Wallet hasIcon={!isCompact} />;
  const open = (tab: 'accountLogin' | 'signUp') => () => loginGuard.send({ type: 'loginGuard.tabChosen', tab });
  const way = (tab: 'accountLogin' | 'signUp', to: string) => (device === 'pc' ? { onPress: open(tab) } : { href: to });
  return (
    <span className={css.who}>
      <Button variant="soft" size="small" {...way('accountLogin', path.accountLogin)}>
        <FormattedMessage {...messages.logIn} />
      </Button>
      <Button size="small" {...way('signUp', path.accountSignUp)}>
        <FormattedMessage {...messages.signUp} />
      </Button>
    </span>
  );
}

function Wallet({ hasIcon }: { hasIcon: boolean }) {
  const { app } = useAppContext();
  const { balance } = childrenOf(app.getSnapshot());
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const amount = useSelector(balance, ({ context }) => context.info?.balance ?? null);
  return (
    <span className={css.balance}>
      <Link
        to={path.wallet}
        className={css.balanceFigure}
        aria-label={`${formatMessage(messages.balance)} ${amount === null ? '–' : money(amount)}`}
      >
        {hasIcon ? <Icon glyph={walletGlyph} /> : null}
        <Money amount={amount === null ? null : money(amount)} />
      </Link>
      <Link to={path.recharge} className={css.add}>
        <FormattedMessage {...messages.deposit} />
      </Link>
    </span>
  );
}

function Me() {
  const { app } = useAppContext();
  const { session } = childrenOf(app.getSnapshot());
  const { formatMessage } = useIntl();
  const avatar = useSelector(session, ({ context: { user } }) => user?.avatarUrl ?? user?.avatar ?? null);
  return (
    <Link to={path.account} aria-label={formatMessage(messages.account)}>
      <Avatar picture={avatar} />
    </Link>
  );
}
