import { useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import { shortCount } from '../../../i18n/short-count.js';
import { useMoney } from '../../../i18n/site.js';
import { bellGlyph } from '../../../ui/icon/glyphs/bell.js';
import { circleHelpGlyph } from '../../../ui/icon/glyphs/circle-help.js';
import { crownGlyph } from '../../../ui/icon/glyphs/crown.js';
import { fileTextGlyph } from '../../../ui/icon/glyphs/file-text.js';
import { gamepad2Glyph } from '../../../ui/icon/glyphs/gamepad-2.js';
import { giftGlyph } from '../../../ui/icon/glyphs/gift.js';
import { landmarkGlyph } from '../../../ui/icon/glyphs/landmark.js';
import { headphonesGlyph } from '../../../ui/icon/glyphs/headphones.js';
import { heartGlyph } from '../../../ui/icon/glyphs/heart.js';
import { historyGlyph } from '../../../ui/icon/glyphs/history.js';
import { keyRoundGlyph } from '../../../ui/icon/glyphs/key-round.js';
import { mailGlyph } from '../../../ui/icon/glyphs/mail.js';
import { percentGlyph } from '../../../ui/icon/glyphs/percent.js';
import { plusGlyph } from '../../../ui/icon/glyphs/plus.js';
import { receiptTextGlyph } from '../../../ui/icon/glyphs/receipt-text.js';
import { shieldCheckGlyph } from '../../../ui/icon/glyphs/shield-check.js';
import { thumbsUpGlyph } from '../../../ui/icon/glyphs/thumbs-up.js';
import { sparklesGlyph } from '../../../ui/icon/glyphs/sparkles.js';
import { ticketPercentGlyph } from '../../../ui/icon/glyphs/ticket-percent.js';
import { userGlyph } from '../../../ui/icon/glyphs/user.js';
import { usersGlyph } from '../../../ui/icon/glyphs/users.js';
import { walletGlyph } from '../../../ui/icon/glyphs/wallet.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { Money } from '../../../ui/money/Money.js';
import { changePasswordPath, contactUsPath, devicesPath } from '../shared/addresses.js';
import { messages, unreadText } from './messages.js';

const games = [
  { glyph: historyGlyph, text: messages.recent, href: '/pages/account/recentlyPlaying' },
  { glyph: heartGlyph, text: messages.favorites, href: '/pages/account/myFavorite' },
  { glyph: thumbsUpGlyph, text: messages.likes, href: '/pages/account/myLike' },
] as const;

const bonuses = [
  { glyph: crownGlyph, text: messages.memberLevel, href: path.memberLevel },
  { glyph: sparklesGlyph, text: messages.levelBonuses, href: path.levelBonus },
  { glyph: percentGlyph, text: messages.rebate, href: path.rebate },
  { glyph: giftGlyph, text: messages.systemBonuses, href: path.systemBonus },
] as const;

export type MenuProps = { isPlayer: boolean; balance: number | null; unread: number };

/** Only pages that exist; a visitor does not see pages that need a login. */
export function Menu({ isPlayer, balance, unread }: MenuProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <>
      {isPlayer ? (
        <List label={formatMessage(messages.wallet)}>
          <ListRow
            tone="plain"
            glyph={walletGlyph}
            title={formatMessage(messages.wallet)}
            detail={
              <Money amount={balance === null ? null : money(balance)} unknownLabel={formatMessage(messages.unknown)} />
            }
            href={path.wallet}
          />
          <ListRow tone="plain" glyph={plusGlyph} title={formatMessage(messages.deposit)} href={path.recharge} />
          <ListRow tone="plain" glyph={receiptTextGlyph} title={formatMessage(messages.bills)} href={path.bills} />
          <ListRow tone="plain" glyph={landmarkGlyph} title={formatMessage(messages.bankCards)} href={path.bankCards} />
          <ListRow
            tone="plain"
            glyph={ticketPercentGlyph}
            title={formatMessage(messages.promotions)}
            href={path.myPromotion}
          />
          <ListRow
            tone="plain"
            glyph={usersGlyph}
            title={formatMessage(messages.referral)}
            href={path.referralProgram}
          />
        </List>
      ) : null}
      {isPlayer ? (
        <List label={formatMessage(messages.bonuses)}>
          {bonuses.map(({ glyph, text, href }) => (
            <ListRow key={href} tone="plain" glyph={glyph} title={formatMessage(text)} href={href} />
          ))}
        </List>
      ) : null}
      <List label={formatMessage(messages.title)}>
        <ListRow
          tone="plain"
          glyph={gamepad2Glyph}
          title={formatMessage(messages.myGames)}
          href="/pages/myGames/myGames"
        />
        {isPlayer
          ? games.map(({ glyph, text, href }) => (
              <ListRow key={href} tone="plain" glyph={glyph} title={formatMessage(text)} href={href} />
            ))
          : null}
        {isPlayer ? (
          <ListRow
            tone="plain"
            glyph={userGlyph}
            title={formatMessage(messages.information)}
            href={path.myInformation}
          />
        ) : null}
        {isPlayer ? (
          <ListRow
            tone="plain"
            glyph={keyRoundGlyph}
            title={formatMessage(messages.password)}
            href={changePasswordPath}
          />
        ) : null}
        {isPlayer ? (
          <ListRow tone="plain" glyph={shieldCheckGlyph} title={formatMessage(messages.devices)} href={devicesPath} />
        ) : null}
        {isPlayer ? (
          <ListRow
            tone="plain"
            glyph={mailGlyph}
            title={formatMessage(messages.messages)}
            href={path.message}
            {...(unread > 0 ? { detail: formatMessage(unreadText, { count: shortCount(unread) }) } : {})}
          />
        ) : null}
        {isPlayer ? (
          <ListRow tone="plain" glyph={bellGlyph} title={formatMessage(messages.notices)} href="/pages/index/notice" />
        ) : null}
        {isPlayer ? (
          <ListRow tone="plain" glyph={circleHelpGlyph} title={formatMessage(messages.help)} href={contactUsPath} />
        ) : null}
        <ListRow
          tone="plain"
          glyph={headphonesGlyph}
          title={formatMessage(messages.contact)}
          href="/pages/account/contactInfomation"
        />
        <ListRow
          tone="plain"
          glyph={fileTextGlyph}
          title={formatMessage(messages.agreement)}
          href="/pages/account/userAgreement"
        />
      </List>
    </>
  );
}
