import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { ClaimOutcome } from '../../../../machines/bonuses/claim.js';

export const messages = defineMessages({
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  close: { id: 'common.close', defaultMessage: 'Close' },
  more: { id: 'common.showMore', defaultMessage: 'Show more' },
  failedText: {
    id: 'bonus.failed.text',
    defaultMessage: 'Your bonuses are safe. Check your connection and try again.',
  },
  amount: { id: 'common.amount', defaultMessage: 'Amount' },
  turnover: { id: 'stakes.label', defaultMessage: 'Bets required before a withdrawal' },
  wallet: {
    id: 'stakes.wallet',
    defaultMessage:
      'Bets from your wallet count for withdrawals, deposit bonuses, events, rebates and your level, not for a promotion balance.',
  },
  noTurnover: { id: 'stakes.none', defaultMessage: 'None' },
  wager: { id: 'bonus.wager', defaultMessage: 'Bonus wager' },
  claimable: { id: 'bonus.claimable', defaultMessage: 'Can be claimed' },
  waiting: { id: 'bonus.waiting', defaultMessage: 'Not released yet' },
  received: { id: 'common.received', defaultMessage: 'Received' },
  expired: { id: 'common.expired', defaultMessage: 'Expired' },
  release: { id: 'bonus.releaseTime', defaultMessage: 'Can be claimed from' },
  expiry: { id: 'bonus.expireTime', defaultMessage: 'Can be claimed until' },
  issued: { id: 'bonus.issuedTime', defaultMessage: 'In the wallet since' },
  level: { id: 'common.level', defaultMessage: 'Level' },
  granted: { id: 'bonus.createTime', defaultMessage: 'Granted' },
});

/** Section 5, and the two parts of `pending`. */
export type ShownStatus = 'claimable' | 'waiting' | 'claimed' | 'issued' | 'expired';
export const statuses: Readonly<Record<ShownStatus, MessageDescriptor>> = defineMessages({
  claimable: { id: 'bonus.status.claimable', defaultMessage: 'Claimable' },
  waiting: { id: 'bonus.status.waiting', defaultMessage: 'Waiting' },
  claimed: { id: 'common.claimed', defaultMessage: 'Claimed' },
  issued: { id: 'bonus.status.issued', defaultMessage: 'Paid automatically' },
  expired: { id: 'common.expired', defaultMessage: 'Expired' },
});

export const claimAmount = defineMessage<{ amount: string }>({ id: 'bonus.claim', defaultMessage: 'Claim {amount}' });
export const timesBonus = defineMessage<{ times: string }>({
  id: 'bonus.wager.times',
  defaultMessage: '{times} × the bonus',
});
export const levelName = defineMessage<{ level: number; name: string }>({
  id: 'common.levelAndName',
  defaultMessage: 'Level {level, number} · {name}',
});
export const untilTime = defineMessage<{ time: string }>({ id: 'bonus.until', defaultMessage: 'Claim until {time}' });
export const fromTime = defineMessage<{ time: string }>({ id: 'bonus.from', defaultMessage: 'From {time}' });
export const receivedAt = defineMessage<{ time: string }>({
  id: 'bonus.receivedAt',
  defaultMessage: 'In the wallet since {time}',
});
export const expiredAt = defineMessage<{ time: string }>({ id: 'bonus.expiredAt', defaultMessage: 'Expired {time}' });
export const doneOf = defineMessage<{ done: string; required: string }>({
  id: 'bonus.progress.value',
  defaultMessage: '{done} of {required}',
});

/** The claims that run over a page. */
export const claim = defineMessages({
  title: { id: 'bonusClaim.title', defaultMessage: 'Claim' },
  sending: { id: 'bonusClaim.sending', defaultMessage: 'Claiming your bonus' },
  tracing: { id: 'bonusClaim.asking', defaultMessage: 'No response came. We are checking whether your claim arrived.' },
  unanswered: {
    id: 'bonusClaim.silent',
    defaultMessage:
      'There is no response at the moment. If your claim arrived, the money is in your wallet. A bonus is never paid twice.',
  },
  unsent: {
    id: 'bonusClaim.absent',
    defaultMessage: 'Your claim did not arrive, and the bonus is still there. You can send it again.',
  },
  ask: { id: 'common.checkAgain', defaultMessage: 'Check again' },
  send: { id: 'common.sendAgain', defaultMessage: 'Send again' },
  later: { id: 'common.later', defaultMessage: 'Later' },
  none: { id: 'bonusClaim.none', defaultMessage: 'Nothing was claimed' },
  before: { id: 'bonusClaim.before', defaultMessage: 'Already in your wallet' },
  paid: { id: 'bonusClaim.paid', defaultMessage: 'It is in your wallet now.' },
  turnover: {
    id: 'bonusClaim.turnover',
    defaultMessage: 'The wallet shows how much is left to bet before a withdrawal.',
  },
  bills: { id: 'common.seeTheBill', defaultMessage: 'See the bill' },
  others: { id: 'bonusClaim.others', defaultMessage: 'Not claimed' },
  progress: { id: 'bonusClaim.progress', defaultMessage: 'Claims' },
});
export const claimedSum = defineMessage<{ amount: string }>({
  id: 'bonusClaim.claimed',
  defaultMessage: '{amount} claimed',
});
export const toStake = defineMessage<{ amount: string }>({
  id: 'stakes.required',
  defaultMessage: 'You need to bet {amount} before you can withdraw.',
});
export const claimOf = defineMessage<{ number: string; count: string }>({
  id: 'bonusClaim.progress.value',
  defaultMessage: '{number} of {count}',
});

/** Why a bonus was not claimed, and what is possible now. */
export const outcomes: Readonly<Record<Exclude<ClaimOutcome, 'claimed'>, MessageDescriptor>> = defineMessages({
  claimedAlready: {
    id: 'bonusClaim.elsewhere',
    defaultMessage: 'It was claimed before, here or on another device. The money is in your wallet.',
  },
  expired: { id: 'bonusClaim.expired', defaultMessage: 'The time to claim it has run out.' },
  notReleased: { id: 'bonusClaim.notReleased', defaultMessage: 'It cannot be claimed yet. Its time is in the list.' },
  refused: { id: 'bonusClaim.refused', defaultMessage: 'It was refused. It stays in the list; try again later.' },
  abandoned: { id: 'bonusClaim.unsent', defaultMessage: 'The claim did not arrive. The bonus is still there.' },
  unresolved: { id: 'bonusClaim.unknown', defaultMessage: 'No response. The list shows it when it can be loaded.' },
  untried: { id: 'bonusClaim.untried', defaultMessage: 'Not tried, because the connection was lost.' },
});
