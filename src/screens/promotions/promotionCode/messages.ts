import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  lead: {
    id: 'promotionCode.lead',
    defaultMessage: 'You see what a code gives before you use it.',
  },
  clear: { id: 'common.clear', defaultMessage: 'Clear' },
  required: { id: 'promotionCode.required', defaultMessage: 'Please enter your code' },
  check: { id: 'promotionCode.check', defaultMessage: 'Check the code' },
  gift: { id: 'promotionCode.gift.title', defaultMessage: 'This code is a gift' },
  giftText: {
    id: 'promotionCode.gift.text',
    defaultMessage: 'It opens a promotion for you that holds the gift. Nothing leaves your wallet.',
  },
  entry: { id: 'promotionCode.entry.title', defaultMessage: 'This code opens a promotion' },
  entryText: {
    id: 'promotionCode.entry.text',
    defaultMessage: 'With it you can join. You choose the amount afterwards.',
  },
  promotion: { id: 'common.promotion', defaultMessage: 'Promotion' },
  expires: { id: 'promotionCode.expires', defaultMessage: 'Code valid until' },
  redeem: { id: 'promotionCode.redeem', defaultMessage: 'Redeem the code' },
  other: { id: 'promotionCode.other', defaultMessage: 'Another code' },
  sending: { id: 'promotionCode.sending', defaultMessage: 'Redeeming your code' },
  tracing: { id: 'common.checkingWhetherItArrived', defaultMessage: 'Checking whether it arrived' },
  sendingText: { id: 'common.doNotSendAgain', defaultMessage: 'Please do not send it again.' },
  unanswered: { id: 'common.noAnswerYet', defaultMessage: 'No answer yet' },
  unansweredText: {
    id: 'promotionCode.silent.text',
    defaultMessage: "We don't know yet whether the code is redeemed. Nothing is sent twice: check again.",
  },
  unsent: { id: 'common.itDidNotArrive', defaultMessage: 'It did not arrive' },
  unsentText: {
    id: 'promotionCode.absent.text',
    defaultMessage: 'The code is not used. You can send it again or cancel.',
  },
  giveUp: { id: 'common.cancel', defaultMessage: 'Cancel' },
  redeemed: { id: 'promotionCode.redeemed.title', defaultMessage: 'Code redeemed' },
  before: { id: 'promotionCode.before.title', defaultMessage: 'You have redeemed this code already' },
  toRecord: { id: 'common.seeYourProgress', defaultMessage: 'See your progress' },
  toDetail: { id: 'promotionCode.redeemed.detail', defaultMessage: 'Join now' },
});

/** The limit of five wrong codes per hour. */
export const limited = defineMessage<{ time: string }>({
  id: 'promotionCode.limited',
  defaultMessage: 'Too many wrong codes. You can try again from {time}.',
});
export const gained = {
  gift: defineMessage<{ amount: string; title: string }>({
    id: 'promotionCode.gained.gift',
    defaultMessage: '{amount} is in your promotion balance of {title}. Your wallet is unchanged.',
  }),
  entry: defineMessage<{ title: string }>({
    id: 'promotionCode.gained.entry',
    defaultMessage: 'You can join {title} without a code now.',
  }),
} as const;
