import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../ui/brand-mark/BrandMark.js';
import { CategoryIcon } from '../../ui/category-icon/CategoryIcon.js';
import { categoryTitle } from '../../i18n/titles.js';
import { shortCount } from '../../i18n/short-count.js';
import { useSite } from '../../i18n/site.js';
import { Icon } from '../../ui/icon/Icon.js';
import { headphonesGlyph } from '../../ui/icon/glyphs/headphones.js';
import { settingsGlyph } from '../../ui/icon/glyphs/settings.js';
import { useAppContext } from '../context.js';
import { messages, unread } from '../messages.js';
import { path, pathnameOf } from '../../../machines/addresses.js';
import { useLocation } from 'react-router-dom';
import { childrenOf } from '../hosting/useLobby.js';
import * as css from './shell.css.js';
import { isCurrent, tabs } from './tabs.js';
import { useUnread } from '../hosting/useUnread.js';

const useHere = () => pathnameOf(useLocation().pathname);

/** Mobile: the five tabs in reach of the thumb. */
export function TabBar() {
  const here = useHere();
  return (
    <nav className={css.tabs} aria-label={useIntl().formatMessage(messages.navigation)}>
      {tabs.map((tab) => (
        <Link key={tab.path} to={tab.path} className={css.tab} aria-current={isCurrent(tab, here) ? 'page' : undefined}>
          <Icon glyph={tab.glyph} className={css.tabIcon} />
          <span className={css.tabWord}>
            <FormattedMessage {...tab.text} />
          </span>
          {tab.tab === 'account' ? <Unread /> : null}
        </Link>
      ))}
    </nav>
  );
}

/** Desktop: the tabs, the categories, help and settings. */
export function Rail() {
  const here = useHere();
  const { app } = useAppContext();
  const { websiteName, locale } = useSite();
  const { home } = childrenOf(app.getSnapshot());
  const categories = useSelector(home, ({ context }) => context.home?.categories ?? none);
  return (
    <nav className={css.rail} aria-label={useIntl().formatMessage(messages.navigation)}>
      <Link to="/pages/index/index" className={css.railBrand}>
        <BrandMark name={websiteName} />
      </Link>
      {tabs.map((tab) => (
        <Link
          key={tab.path}
          to={tab.path}
          className={css.railItem}
          aria-current={isCurrent(tab, here) ? 'page' : undefined}
        >
          <Icon glyph={tab.glyph} />
          <FormattedMessage {...tab.text} />
          {tab.tab === 'account' ? <Unread /> : null}
        </Link>
      ))}
      <div className={css.railLine} />
      <span className={css.railCaption}>
        <FormattedMessage {...messages.games} />
      </span>
      {categories.map((category) => (
        <Link
          key={category.categoryId}
          to={`/pages/browser/browser?id=${category.categoryId}`}
          className={css.railItem}
        >
          <CategoryIcon icon={category.icon} />
          {categoryTitle(category, locale)}
        </Link>
      ))}
      <div className={css.railFoot}>
        <Link to="/pages/account/contactInfomation" className={css.railItem}>
          <Icon glyph={headphonesGlyph} />
          <FormattedMessage {...messages.help} />
        </Link>
        <Link to={path.settings} className={css.railItem}>
          <Icon glyph={settingsGlyph} />
          <FormattedMessage {...messages.settings} />
        </Link>
      </div>
    </nav>
  );
}

/** The unread messages, on the tab of the account. */
function Unread() {
  const { formatMessage } = useIntl();
  const count = useUnread();
  return count ? (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a badge is drawn by its style; the number alone says too little
    <span className={css.unread} role="img" aria-label={formatMessage(unread, { count })}>
      {shortCount(count)}
    </span>
  ) : null;
}

const none: readonly never[] = [];
