import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { WithdrawalTerms, WithdrawHindrance } from '../../../../machines/wallet/withdrawalTerms.js';

export const messages = defineMessages({
  again: { id: 'common.checkAgain', defaultMessage: 'Check again' },
  title: { id: 'withdrawal.title', defaultMessage: 'Withdraw' },
  loading: { id: 'withdrawal.loading', defaultMessage: 'Loading the terms' },
  unavailable: { id: 'withdrawal.unavailable.title', defaultMessage: 'The terms could not be loaded' },
  unavailableText: {
    id: 'common.nothingSent',
    defaultMessage: 'Nothing was sent. Please check your connection.',
  },
  card: { id: 'withdrawal.card', defaultMessage: 'To which card' },
  addCard: { id: 'withdrawal.addCard', defaultMessage: 'Add another card' },
  amountMissing: { id: 'common.pleaseEnterAnAmount', defaultMessage: 'Please enter an amount' },
  overToday: { id: 'problem.dailyLimitReached', defaultMessage: 'Limit exceeded' },
  clear: { id: 'common.clearTheAmount', defaultMessage: 'Clear the amount' },
  picks: { id: 'common.quickAmounts', defaultMessage: 'Quick amounts' },
  all: { id: 'common.all', defaultMessage: 'All' },
  receive: { id: 'common.youReceive', defaultMessage: 'You receive' },
  arrives: { id: 'withdrawal.arrives', defaultMessage: 'Arrives by' },
  submit: { id: 'common.continue', defaultMessage: 'Continue' },
  when: {
    id: 'withdrawal.when',
    defaultMessage:
      'Monday to Friday by 18:00 of the next day, at weekends by Monday 18:00. Holidays are announced in the notices.',
  },
  changed: {
    id: 'withdrawal.confirm.changed',
    defaultMessage: 'The terms have changed since you opened the form. Please check the figures once more.',
  },
  to: { id: 'review.to', defaultMessage: 'To' },
  holder: { id: 'common.holder', defaultMessage: 'Holder' },
  holderDiffers: {
    id: 'withdrawal.confirm.holderDiffers',
    defaultMessage: 'The holder is not your real name, so the review may reject this withdrawal.',
  },
  confirm: { id: 'withdrawal.confirm.confirm', defaultMessage: 'Withdraw' },
  applied: { id: 'problem.withdrawalUnderReview', defaultMessage: 'The withdrawal order is under review' },
  appliedText: {
    id: 'withdrawal.applied.text',
    defaultMessage: 'Your money is held for it until the review has decided.',
  },
  toReview: { id: 'withdrawal.applied.toReview', defaultMessage: 'Follow the review' },
  turnover: { id: 'withdrawal.turnover', defaultMessage: 'What is left to bet' },
});

export const rich = {
  balance: defineMessage<{ amount: string }>({ id: 'withdrawal.balance', defaultMessage: 'In the wallet: {amount}' }),
  limits: defineMessage<{ min: string; max: string; today: string; times: number }>({
    id: 'withdrawal.limits',
    defaultMessage:
      '{min} to {max} each time. Left today: {today}, {times, plural, one {# withdrawal} other {# withdrawals}}.',
  }),
  free: defineMessage<{ times: number }>({
    id: 'withdrawal.free',
    defaultMessage: '{times, plural, one {Free, # time left today} other {Free, # times left today}}',
  }),
  usableFrom: defineMessage<{ holder: string; time: string }>({
    id: 'withdrawal.usableFrom',
    defaultMessage: '{holder} · can be used from {time}, because your password is new',
  }),
  overBalance: defineMessage<{ balance: string }>({
    id: 'withdrawal.overBalance',
    defaultMessage: 'Insufficient balance: the wallet has {balance}.',
  }),
  tooLittle: defineMessage<{ min: string }>({ id: 'withdrawal.tooLittle', defaultMessage: 'At least {min}' }),
  tooMuch: defineMessage<{ max: string }>({ id: 'withdrawal.tooMuch', defaultMessage: 'At most {max}' }),
  left: defineMessage<{ amount: string }>({ id: 'withdrawal.turnover.left', defaultMessage: '{amount} left to bet' }),
  since: defineMessage<{ source: string; date: string }>({
    id: 'withdrawal.turnover.since',
    defaultMessage: '{source}, {date}',
  }),
  further: defineMessage<{ times: number }>({
    id: 'withdrawal.turnover.further',
    defaultMessage: '{times, number} more, after these',
  }),
  met: defineMessage<{ times: number; amount: string }>({
    id: 'withdrawal.turnover.met',
    defaultMessage:
      '{times, plural, one {# requirement is met already: {amount}} other {# requirements are met already: {amount}}}',
  }),
  done: defineMessage<{ done: string; required: string }>({
    id: 'bonus.progress.value',
    defaultMessage: '{done} of {required}',
  }),
};

type Hindrance = { title: MessageDescriptor; text: MessageDescriptor; action: MessageDescriptor };
const texts = defineMessages({
  closed: { id: 'withdrawal.blocked.withdrawClosed.title', defaultMessage: 'Withdrawals are closed' },
  closedText: {
    id: 'withdrawal.blocked.withdrawClosed.text',
    defaultMessage: 'The site has closed them for now. Your money is safe.',
  },
  review: {
    id: 'problem.withdrawalUnderReview',
    defaultMessage: 'The withdrawal order is under review',
  },
  reviewText: {
    id: 'withdrawal.blocked.withdrawalUnderReview.text',
    defaultMessage: 'One withdrawal at a time: the next one is possible when this one has ended.',
  },
  noCard: { id: 'common.noBankCardInformation', defaultMessage: 'No bank card information' },
  noCardText: {
    id: 'withdrawal.blocked.noBankCard.text',
    defaultMessage: 'Please add the bank card that your money should go to.',
  },
  turnoverLeft: {
    id: 'withdrawal.blocked.turnoverLeft.title',
    defaultMessage: 'You need to bet {left} more before you can withdraw',
  },
  turnoverText: {
    id: 'stakes.wallet',
    defaultMessage:
      'Bets from your wallet count for withdrawals, deposit bonuses, events, rebates and your level, not for a promotion balance.',
  },
  limit: { id: 'withdrawal.blocked.withdrawLimitReached.title', defaultMessage: 'No withdrawal left today' },
  limitText: {
    id: 'withdrawal.blocked.withdrawLimitReached.text',
    defaultMessage: "You have reached today's limit. Please come back tomorrow.",
  },
  little: { id: 'withdrawal.blocked.insufficientBalance.title', defaultMessage: 'Not enough in the wallet' },
  littleText: {
    id: 'withdrawal.blocked.insufficientBalance.text',
    defaultMessage: 'A withdrawal is at least {min}. The wallet has {balance}.',
  },
  again: { id: 'common.checkAgain', defaultMessage: 'Check again' },
  follow: { id: 'withdrawal.applied.toReview', defaultMessage: 'Follow the review' },
  add: { id: 'common.addABankCard', defaultMessage: 'Add a bank card' },
  play: { id: 'withdrawal.blocked.play', defaultMessage: 'Choose a game' },
  deposit: { id: 'common.deposit', defaultMessage: 'Deposit' },
});

export const hindrances: Readonly<Record<WithdrawHindrance, Hindrance>> = {
  withdrawClosed: { title: texts.closed, text: texts.closedText, action: texts.again },
  withdrawalUnderReview: { title: texts.review, text: texts.reviewText, action: texts.follow },
  noBankCard: { title: texts.noCard, text: texts.noCardText, action: texts.add },
  turnoverLeft: { title: texts.turnoverLeft, text: texts.turnoverText, action: texts.play },
  withdrawLimitReached: { title: texts.limit, text: texts.limitText, action: texts.again },
  insufficientBalance: { title: texts.little, text: texts.littleText, action: texts.deposit },
};

export const turnoverSources: Readonly<
  Record<WithdrawalTerms['turnover']['requirements'][number]['source'], MessageDescriptor>
> = defineMessages({
  deposit: { id: 'common.deposit.kind', defaultMessage: 'Deposit' },
  deposit_bonus: { id: 'turnover.deposit_bonus', defaultMessage: 'Deposit bonus' },
  level_bonus: { id: 'turnover.level_bonus', defaultMessage: 'Level bonus' },
  system_bonus: { id: 'common.bonus', defaultMessage: 'Bonus' },
  rebate: { id: 'common.rebate', defaultMessage: 'Rebate' },
  referral: { id: 'turnover.referral', defaultMessage: 'Referral reward' },
  promotion: { id: 'common.promotion', defaultMessage: 'Promotion' },
});
