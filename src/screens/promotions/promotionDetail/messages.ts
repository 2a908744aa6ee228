import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { PromotionInfo } from '../../../../machines/promotions/join.js';
import type { Device } from '../../../../machines/vocabulary.js';

export const messages = defineMessages({
  title: { id: 'promotionDetail.title', defaultMessage: 'Promotion' },
  loading: { id: 'promotionDetail.loading', defaultMessage: 'Loading the terms' },
  unavailable: { id: 'promotionDetail.unavailable.title', defaultMessage: 'The promotion could not be loaded' },
  unavailableText: {
    id: 'promotionDetail.unavailable.text',
    defaultMessage: 'Check your connection and try again.',
  },
  missing: { id: 'promotionDetail.missing.title', defaultMessage: "We can't find this promotion" },
  missingText: {
    id: 'promotionDetail.missing.text',
    defaultMessage: 'It may have ended. Others are waiting for you.',
  },
  form: { id: 'promotionDetail.form', defaultMessage: 'Join' },
  amount: { id: 'promotionDetail.amount', defaultMessage: 'Amount' },
  amountMissing: { id: 'promotionDetail.amountMissing', defaultMessage: 'Please enter an amount' },
  continue: { id: 'promotionDetail.continue', defaultMessage: 'Continue' },
  clear: { id: 'promotionDetail.clear', defaultMessage: 'Clear' },
  picks: { id: 'promotionDetail.picks', defaultMessage: 'Amounts' },
  confirmTitle: { id: 'promotionDetail.confirm.title', defaultMessage: 'Please check' },
  confirmLead: {
    id: 'promotionDetail.confirm.lead',
    defaultMessage: 'The amount leaves your wallet and is played apart from it. The terms stay as they are now.',
  },
  back: { id: 'promotionDetail.confirm.back', defaultMessage: 'Change' },
  risk: { id: 'promotionDetail.confirm.risk', defaultMessage: 'What you may lose' },
  after: { id: 'promotionDetail.confirm.after', defaultMessage: 'Wallet after' },
  sending: { id: 'promotionDetail.sending', defaultMessage: 'Joining the promotion' },
  asking: { id: 'promotionDetail.asking', defaultMessage: 'Checking whether it arrived' },
  sendingText: { id: 'promotionDetail.sending.text', defaultMessage: 'Please do not send it again.' },
  silent: { id: 'promotionDetail.silent.title', defaultMessage: 'No answer yet' },
  silentText: {
    id: 'promotionDetail.silent.text',
    defaultMessage: "We don't know yet whether you have joined. Nothing is sent twice: check again.",
  },
  ask: { id: 'promotionDetail.silent.action', defaultMessage: 'Check again' },
  absent: { id: 'promotionDetail.absent.title', defaultMessage: 'It did not arrive' },
  absentText: {
    id: 'promotionDetail.absent.text',
    defaultMessage: 'No money has moved. You can send it again or cancel.',
  },
  send: { id: 'promotionDetail.absent.action', defaultMessage: 'Send again' },
  giveUp: { id: 'promotionDetail.absent.quiet', defaultMessage: 'Cancel' },
  taken: { id: 'promotionDetail.taken.title', defaultMessage: "You've joined" },
  takenText: {
    id: 'promotionDetail.taken.text',
    defaultMessage: 'Your progress and the games that count are one tap away.',
  },
  toRecord: { id: 'promotionDetail.taken.action', defaultMessage: 'See your progress' },
  deposit: { id: 'promotionDetail.deposit', defaultMessage: 'Deposit' },
  games: { id: 'promotionDetail.games', defaultMessage: 'See the games that count' },
  terms: { id: 'promotionDetail.terms', defaultMessage: 'Terms' },
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
    soon: { id: 'promotionDetail.closed.soon', defaultMessage: 'It has not begun yet. Come back when it starts.' },
    ended: { id: 'promotionDetail.closed.ended', defaultMessage: 'Sorry, the event has closed or expired' },
    full: { id: 'promotionDetail.closed.full', defaultMessage: 'All places of this promotion are taken.' },
    used: { id: 'promotionDetail.closed.used', defaultMessage: "You've reached the limit for this promotion." },
  });
