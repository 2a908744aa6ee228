import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { PromotionInfo } from '../../../../machines/promotions/join.js';
import type { Device } from '../../../../machines/vocabulary.js';

export const messages = defineMessages({
  title: { id: 'common.promotion', defaultMessage: 'Promotion' },
  loading: { id: 'promotionDetail.loading', defaultMessage: 'Loading the terms' },
  unavailable: { id: 'promotionDetail.unavailable.title', defaultMessage: 'The promotion could not be loaded' },
  unavailableText: {
    id: 'common.checkConnection',
    defaultMessage: 'Check your connection and try again.',
  },
  missing: { id: 'promotionGames.missing.title', defaultMessage: "We can't find this promotion" },
  missingText: {
    id: 'promotionDetail.missing.text',
    defaultMessage: 'It may have ended. Others are waiting for you.',
  },
  form: { id: 'common.join', defaultMessage: 'Join' },
  amount: { id: 'common.amount', defaultMessage: 'Amount' },
  amountMissing: { id: 'common.pleaseEnterAnAmount', defaultMessage: 'Please enter an amount' },
  continue: { id: 'common.continue', defaultMessage: 'Continue' },
  clear: { id: 'common.clear', defaultMessage: 'Clear' },
  picks: { id: 'promotionDetail.picks', defaultMessage: 'Amounts' },
  confirmTitle: { id: 'common.pleaseCheck', defaultMessage: 'Please check' },
  confirmLead: {
    id: 'promotionDetail.confirm.lead',
    defaultMessage: 'The amount leaves your wallet and is played apart from it. The terms stay as they are now.',
  },
  back: { id: 'common.change', defaultMessage: 'Change' },
  risk: { id: 'promotionDetail.confirm.risk', defaultMessage: 'What you may lose' },
  after: { id: 'common.walletAfter', defaultMessage: 'Wallet after' },
  sending: { id: 'promotionDetail.sending', defaultMessage: 'Joining the promotion' },
  tracing: { id: 'common.checkingWhetherItArrived', defaultMessage: 'Checking whether it arrived' },
  sendingText: { id: 'common.doNotSendAgain', defaultMessage: 'Please do not send it again.' },
  unanswered: { id: 'common.noAnswerYet', defaultMessage: 'No answer yet' },
  unansweredText: {
    id: 'promotionDetail.silent.text',
    defaultMessage: "We don't know yet whether you have joined. Nothing is sent twice: check again.",
  },
  unsent: { id: 'common.itDidNotArrive', defaultMessage: 'It did not arrive' },
  unsentText: {
    id: 'promotionDetail.absent.text',
    defaultMessage: 'No money has moved. You can send it again or cancel.',
  },
  giveUp: { id: 'common.cancel', defaultMessage: 'Cancel' },
  taken: { id: 'promotionDetail.taken.title', defaultMessage: "You've joined" },
  takenText: {
    id: 'promotionDetail.taken.text',
    defaultMessage: 'Your progress and the games that count are one tap away.',
  },
  toRecord: { id: 'common.seeYourProgress', defaultMessage: 'See your progress' },
  deposit: { id: 'common.deposit', defaultMessage: 'Deposit' },
  games: { id: 'promotionDetail.games', defaultMessage: 'See the games that count' },
  terms: { id: 'common.terms', defaultMessage: 'Terms' },
});

/** The text of section 8: the amount has to be within the stated range. */
export const range = defineMessage<{ least: string; most: string }>({
  id: 'promotionDetail.range',
  defaultMessage: 'Promotion participation amount within the stated range: {least} to {most}',
});
export const inWallet = defineMessage<{ amount: string }>({
  id: 'promotionDetail.wallet',
  defaultMessage: 'Wallet: {amount}',
});
export const joinWith = defineMessage<{ amount: string }>({
  id: 'promotionDetail.confirm.action',
  defaultMessage: 'Join with {amount}',
});
/** `device`: where the player is. */
export const notHere = defineMessage<{ device: Device }>({
  id: 'promotionDetail.confirm.notHere',
  defaultMessage:
    "{device, select, pc {This promotion is played on phones and tablets only. On this computer you can't play with the money you put in.} other {This promotion is played on computers only. On this device you can't play with the money you put in.}}",
});
export const allOf = defineMessage<{ amount: string }>({
  id: 'promotionDetail.confirm.allOf',
  defaultMessage: '{amount}, if the goal is not reached in time',
});

/** Why a promotion is closed. */
export const reasons: Readonly<Record<Exclude<PromotionInfo['status'], 'open' | 'joined'>, MessageDescriptor>> =
  defineMessages({
    soon: { id: 'activityDetail.soon', defaultMessage: 'It has not begun yet. Come back when it starts.' },
    ended: { id: 'problem.promotionEnded', defaultMessage: 'Sorry, the event has closed or expired' },
    full: { id: 'problem.promotionFull', defaultMessage: 'All places of this promotion are taken.' },
    used: { id: 'problem.promotionUsed', defaultMessage: "You've reached the limit for this promotion." },
  });
