import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { Accent, Locale, Mode } from '../../../../machines/vocabulary.js';
import { shortCount } from '../../../i18n/short-count.js';
import { useMoney, useSite } from '../../../i18n/site.js';
import { arrowUpRightGlyph } from '../../../ui/icon/glyphs/arrow-up-right.js';
import { bellGlyph } from '../../../ui/icon/glyphs/bell.js';
import { circleHelpGlyph } from '../../../ui/icon/glyphs/circle-help.js';
import { crownGlyph } from '../../../ui/icon/glyphs/crown.js';
import { facebookGlyph } from '../../../ui/icon/glyphs/facebook.js';
import { fileTextGlyph } from '../../../ui/icon/glyphs/file-text.js';
import { fingerprintPatternGlyph } from '../../../ui/icon/glyphs/fingerprint-pattern.js';
import { gamepad2Glyph } from '../../../ui/icon/glyphs/gamepad-2.js';
import { giftGlyph } from '../../../ui/icon/glyphs/gift.js';
import { headphonesGlyph } from '../../../ui/icon/glyphs/headphones.js';
import { heartGlyph } from '../../../ui/icon/glyphs/heart.js';
import { historyGlyph } from '../../../ui/icon/glyphs/history.js';
import { infoGlyph } from '../../../ui/icon/glyphs/info.js';
import { keyRoundGlyph } from '../../../ui/icon/glyphs/key-round.js';
import { landmarkGlyph } from '../../../ui/icon/glyphs/landmark.js';
import { languagesGlyph } from '../../../ui/icon/glyphs/languages.js';
import { logOutGlyph } from '../../../ui/icon/glyphs/log-out.js';
import { mailGlyph } from '../../../ui/icon/glyphs/mail.js';
import { percentGlyph } from '../../../ui/icon/glyphs/percent.js';
import { receiptTextGlyph } from '../../../ui/icon/glyphs/receipt-text.js';
import { settingsGlyph } from '../../../ui/icon/glyphs/settings.js';
import { shieldCheckGlyph } from '../../../ui/icon/glyphs/shield-check.js';
import { sparklesGlyph } from '../../../ui/icon/glyphs/sparkles.js';
import { thumbsUpGlyph } from '../../../ui/icon/glyphs/thumbs-up.js';
import { ticketPercentGlyph } from '../../../ui/icon/glyphs/ticket-percent.js';
import { userGlyph } from '../../../ui/icon/glyphs/user.js';
import { usersGlyph } from '../../../ui/icon/glyphs/users.js';
import { walletGlyph } from '../../../ui/icon/glyphs/wallet.js';
import { LanguageName } from '../../../ui/language-name/LanguageName.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { Money } from '../../../ui/money/Money.js';
import { changePasswordPath, contactUsPath, devicesPath, passkeysPath } from '../shared/addresses.js';
import { accentNames, modeNames } from '../shared/choices.js';
import { chosenTheme, messages, unreadText } from './messages.js';
import { appVersion } from './version.js';

type Entry = { glyph: string; text: MessageDescriptor; href: string; detail?: ReactNode };

const bonuses: readonly Entry[] = [
  { glyph: ticketPercentGlyph, text: messages.promotions, href: path.myPromotion },
  { glyph: percentGlyph, text: messages.rebate, href: path.rebate },
  { glyph: giftGlyph, text: messages.systemBonuses, href: path.systemBonus },
  { glyph: sparklesGlyph, text: messages.levelBonuses, href: path.levelBonus },
  { glyph: crownGlyph, text: messages.memberLevel, href: path.memberLevel },
  { glyph: usersGlyph, text: messages.referral, href: path.referralProgram },
];
const games: readonly Entry[] = [
  { glyph: historyGlyph, text: messages.recent, href: '/pages/account/recentlyPlaying' },
  { glyph: heartGlyph, text: messages.favorites, href: '/pages/account/myFavorite' },
  { glyph: thumbsUpGlyph, text: messages.likes, href: '/pages/account/myLike' },
];
const security: readonly Entry[] = [
  { glyph: userGlyph, text: messages.information, href: path.myInformation },
  { glyph: keyRoundGlyph, text: messages.password, href: changePasswordPath },
  { glyph: fingerprintPatternGlyph, text: messages.passkeys, href: passkeysPath },
  { glyph: shieldCheckGlyph, text: messages.devices, href: devicesPath },
];
const socialBinds: Entry = { glyph: facebookGlyph, text: messages.socialBinds, href: path.socialBinds };
const myGames: Entry = { glyph: gamepad2Glyph, text: messages.myGames, href: path.myGames };
const notices: Entry = { glyph: bellGlyph, text: messages.notices, href: path.notice };
const help: Entry = { glyph: circleHelpGlyph, text: messages.help, href: contactUsPath };
const contact: Entry = { glyph: headphonesGlyph, text: messages.contact, href: '/pages/account/contactInfomation' };
const agreement: Entry = { glyph: fileTextGlyph, text: messages.agreement, href: '/pages/account/userAgreement' };

function Rows({ label, entries }: { label: MessageDescriptor; entries: readonly Entry[] }) {
  const { formatMessage } = useIntl();
  return (
    <List label={formatMessage(label)}>
      {entries.map(({ glyph, text, href, detail }) => (
        <ListRow
          key={formatMessage(text)}
          tone="plain"
          glyph={glyph}
          title={formatMessage(text)}
          href={href}
          {...(detail === undefined ? {} : { detail })}
        />
      ))}
    </List>
  );
}

/** Money, and what may add to it. The deposit is in the top bar; on a desktop, the wallet is a card. */
export function MoneyMenu({ balance }: { balance: number | null }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const amount = (
    <Money amount={balance === null ? null : money(balance)} unknownLabel={formatMessage(messages.unknown)} />
  );
  const wallet: readonly Entry[] = [
    { glyph: walletGlyph, text: messages.wallet, href: path.wallet, detail: amount },
    { glyph: arrowUpRightGlyph, text: messages.withdraw, href: path.cashout },
  ];
  return (
    <>
      <Rows
        label={messages.wallet}
        entries={[
          ...(useSite().device === 'pc' ? [] : wallet),
          { glyph: receiptTextGlyph, text: messages.bills, href: path.bills },
          { glyph: landmarkGlyph, text: messages.bankCards, href: path.bankCards },
        ]}
      />
      <Rows label={messages.bonuses} entries={bonuses} />
    </>
  );
}

/** The player's own things: a visitor does not see pages that need a login. */
export function OwnMenu({ unread }: { unread: number }) {
  const { formatMessage } = useIntl();
  // Facebook is blocked in Myanmar (C9).
  const links = useSite().countryCode === 'MM' ? [] : [socialBinds];
  const news = unread > 0 ? { detail: formatMessage(unreadText, { count: shortCount(unread) }) } : {};
  return (
    <>
      <Rows label={messages.gamesOfMine} entries={[myGames, ...games]} />
      <Rows
        label={messages.ownData}
        entries={[
          { glyph: mailGlyph, text: messages.messages, href: path.message, ...news },
          notices,
          ...security,
          ...links,
        ]}
      />
    </>
  );
}

type AppMenuProps = {
  locale: Locale;
  accent: Accent;
  mode: Mode;
  isPlayer: boolean;
  onLogout: () => void;
};

/** For everybody: how the lobby looks here, help, and for a player the way out. */
export function AppMenu({ locale, accent, mode, isPlayer, onLogout }: AppMenuProps) {
  const { formatMessage } = useIntl();
  const theme = formatMessage(chosenTheme, {
    accent: formatMessage(accentNames[accent]),
    mode: formatMessage(modeNames[mode]),
  });
  return (
    <>
      <List label={formatMessage(messages.app)}>
        <ListRow
          tone="plain"
          glyph={languagesGlyph}
          title={formatMessage(messages.language)}
          detail={<LanguageName locale={locale} />}
          href={path.settings}
        />
        <ListRow
          tone="plain"
          glyph={settingsGlyph}
          title={formatMessage(messages.settings)}
          note={theme}
          href={path.settings}
        />
        <ListRow tone="plain" glyph={infoGlyph} title={formatMessage(messages.version)} detail={appVersion} />
      </List>
      <Rows
        label={messages.helpGroup}
        entries={isPlayer ? [help, contact, agreement] : [myGames, contact, agreement]}
      />
      {isPlayer ? (
        <List>
          <ListRow tone="plain" glyph={logOutGlyph} title={formatMessage(messages.logout)} onPress={onLogout} />
        </List>
      ) : null}
    </>
  );
}
