import type { MessageCategory } from '../../db/schema.js';
import type { Texts } from '../../locale.js';
import texts from './message-texts.json' with { type: 'json' };

/** What a message that the site sends by itself is about. */
export type MessageKind = keyof typeof texts;

interface MessageText {
  readonly category: MessageCategory;
  readonly title: Texts;
  /** Names in braces stand for values. */
  readonly content: Texts;
  /** A path of the lobby. */
  readonly link: string;
}

/** The messages that the site sends to a player by itself, by what happened. */
export const MESSAGE_TEXTS: Readonly<Record<MessageKind, MessageText>> = {
  promotionSettled: { ...texts.promotionSettled, category: 'activity', link: '/pages/account/myPromotion' },
  promotionClosed: { ...texts.promotionClosed, category: 'activity', link: '/pages/account/myPromotion' },
  lateWinPaid: { ...texts.lateWinPaid, category: 'activity', link: '/pages/account/myWallet/walletDetail' },
  lateWinRefused: { ...texts.lateWinRefused, category: 'activity', link: '/pages/account/contactUs' },
  welcome: { ...texts.welcome, category: 'platform', link: '/pages/browser/browser' },
  depositDone: { ...texts.depositDone, category: 'platform', link: '/pages/account/myWallet/walletDetail' },
  depositRejected: { ...texts.depositRejected, category: 'platform', link: '/pages/account/myWallet/walletDetail' },
  withdrawalDone: { ...texts.withdrawalDone, category: 'platform', link: '/pages/account/myWallet/walletDetail' },
  withdrawalRejected: {
    ...texts.withdrawalRejected,
    category: 'platform',
    link: '/pages/account/myWallet/walletDetail',
  },
  passwordChanged: { ...texts.passwordChanged, category: 'system', link: '/pages/account/contactUs' },
  phoneChanged: { ...texts.phoneChanged, category: 'system', link: '/pages/account/contactUs' },
  passwordReset: { ...texts.passwordReset, category: 'system', link: '/pages/account/contactUs' },
  socialBound: { ...texts.socialBound, category: 'system', link: '/pages/account/contactUs' },
  newDevice: { ...texts.newDevice, category: 'system', link: '/pages/account/myInfomation' },
  bonusIssued: { ...texts.bonusIssued, category: 'activity', link: '/pages/account/systemBonus' },
  levelReached: { ...texts.levelReached, category: 'activity', link: '/pages/account/account' },
};
