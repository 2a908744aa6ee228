import { defineMessage, defineMessages } from 'react-intl';

export const promotionMessages = defineMessages({
  label: { id: 'common.promotion', defaultMessage: 'Promotion' },
  none: { id: 'deposit.promotion.none', defaultMessage: 'Without a promotion' },
  firstOnly: { id: 'deposit.promotion.firstOnly', defaultMessage: 'Only for the first deposit' },
  usedUp: { id: 'deposit.promotion.usedUp', defaultMessage: 'You have used it as often as it allows for now' },
  gone: {
    id: 'deposit.promotion.gone',
    defaultMessage: 'The chosen promotion is not open to you at the moment. This deposit is without it.',
  },
  unread: {
    id: 'deposit.promotion.unread',
    defaultMessage: 'The promotions could not be loaded. You can deposit without one.',
  },
  enterAmount: { id: 'deposit.promotion.enterAmount', defaultMessage: 'Enter an amount to see what it adds.' },
  computing: { id: 'deposit.promotion.computing', defaultMessage: 'Calculating the bonus' },
  unknown: {
    id: 'deposit.promotion.unknown',
    defaultMessage: 'The bonus could not be calculated now. You see it before you confirm.',
  },
  bonus: { id: 'common.bonus', defaultMessage: 'Bonus' },
  toStake: { id: 'stakes.label', defaultMessage: 'Bets required before a withdrawal' },
  wallet: {
    id: 'stakes.wallet',
    defaultMessage:
      'Bets from your wallet count for withdrawals, deposit bonuses, events, rebates and your level, not for a promotion balance.',
  },
  met: { id: 'deposit.given.met', defaultMessage: 'The required bets are placed.' },
  lost: {
    id: 'deposit.promotion.lost',
    defaultMessage: 'This is the deposit without the promotion. Nothing has been sent.',
  },
});

export const promotionRich = {
  given: defineMessage<{ title: string; bonus: string }>({
    id: 'deposit.given.bonus',
    defaultMessage: '{title} gave you a bonus of {bonus}.',
  }),
  missed: defineMessage<{ title: string }>({
    id: 'deposit.given.missed',
    defaultMessage: '{title} was no longer open to you when the money arrived, so there is no bonus.',
  }),
  givenUp: defineMessage<{ amount: string }>({
    id: 'deposit.given.givenUp',
    defaultMessage: 'You gave the bonus up, and {amount} left your wallet.',
  }),
  terms: defineMessage<{ summary: string; min: string; most: string }>({
    id: 'deposit.promotion.terms',
    defaultMessage: '{summary} From {min}. The bonus is {most} at most.',
  }),
  tooLittle: defineMessage<{ min: string; more: string }>({
    id: 'deposit.promotion.tooLittle',
    defaultMessage: 'It needs a deposit of {min}: {more} more.',
  }),
  stakes: defineMessage<{ amount: string }>({
    id: 'stakes.required',
    defaultMessage: 'You need to bet {amount} before you can withdraw.',
  }),
  adds: defineMessage<{ bonus: string }>({
    id: 'deposit.promotion.adds',
    defaultMessage: 'It adds {bonus}.',
  }),
};
