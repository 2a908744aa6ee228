import type { MessageCategory } from '../../db/schema.js';
import type { Texts } from '../../base/locale.js';
import texts from './message-texts.json' with { type: 'json' };

/** What a message that the site sends by itself is about. A manual deposit has the words of a deposit and its own page. */
export type MessageKind = keyof typeof texts | 'manualDepositDone';

interface MessageText {
  readonly category: MessageCategory;
  readonly title: Texts;
  /** Names in braces stand for values. */
  readonly content: Texts;
  /** A path of the lobby. Names in braces stand for values here too. */
  readonly link: string;
}

/** The pages of orders and participations: each shows the one that its query names. */
const deposit = '/pages/account/myWallet/recharge?orderNo={orderNo}';
const manualDeposit = '/pages/account/myWallet/manualDeposit?orderNo={orderNo}';
const withdrawal = '/pages/account/myWallet/cashoutAudit?orderNo={orderNo}';
const record = '/pages/account/myPromotion/myPromotionDetail?id={recordId}';

/** The messages that the site sends to a player by itself, by what happened. */
export const MESSAGE_TEXTS: Readonly<Record<MessageKind, MessageText>> = {
  promotionSettled: { ...texts.promotionSettled, category: 'activity', link: record },
  promotionClosed: { ...texts.promotionClosed, category: 'activity', link: record },
  promotionSettledByPlayer: { ...texts.promotionSettledByPlayer, category: 'activity', link: record },
  promotionClosedByPlayer: { ...texts.promotionClosedByPlayer, category: 'activity', link: record },
  promotionUnlocked: { ...texts.promotionUnlocked, category: 'activity', link: record },
  lateWinPaid: { ...texts.lateWinPaid, category: 'activity', link: '/pages/account/myWallet/walletDetail' },
  lateWinRefused: { ...texts.lateWinRefused, category: 'activity', link: '/pages/account/contactUs' },
  welcome: { ...texts.welcome, category: 'platform', link: '/pages/browser/browser' },
  depositDone: { ...texts.depositDone, category: 'platform', link: deposit },
  depositDeclined: { ...texts.depositDeclined, category: 'platform', link: deposit },
  depositExpired: { ...texts.depositExpired, category: 'platform', link: deposit },
  manualDepositDone: { ...texts.depositDone, category: 'platform', link: manualDeposit },
  depositRejected: { ...texts.depositRejected, category: 'platform', link: manualDeposit },
  withdrawalDone: { ...texts.withdrawalDone, category: 'platform', link: withdrawal },
  withdrawalRejected: { ...texts.withdrawalRejected, category: 'platform', link: withdrawal },
  moneyCameBack: { ...texts.moneyCameBack, category: 'platform', link: '/pages/account/myWallet/walletDetail' },
  passwordChanged: { ...texts.passwordChanged, category: 'system', link: '/pages/account/contactUs' },
  phoneChanged: { ...texts.phoneChanged, category: 'system', link: '/pages/account/contactUs' },
  passwordReset: { ...texts.passwordReset, category: 'system', link: '/pages/account/contactUs' },
  socialBound: { ...texts.socialBound, category: 'system', link: '/pages/account/contactUs' },
  newDevice: { ...texts.newDevice, category: 'system', link: '/pages/account/myInfomation' },
  passkeyAdded: { ...texts.passkeyAdded, category: 'system', link: '/pages/account/passkeys' },
  passkeysStay: { ...texts.passkeysStay, category: 'system', link: '/pages/account/passkeys' },
  bonusIssued: { ...texts.bonusIssued, category: 'activity', link: '/pages/account/{page}' },
  bonusPaid: { ...texts.bonusPaid, category: 'activity', link: '/pages/account/{page}' },
  levelReached: { ...texts.levelReached, category: 'activity', link: '/pages/account/account' },
};
