import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'settlePolling.title', defaultMessage: 'Goal reached: settle your promotion' },
  lead: {
    id: 'settlePolling.lead',
    defaultMessage: 'The conditions of a promotion are met. Settle it, and its whole balance goes to your wallet.',
  },
  open: { id: 'settlePolling.open', defaultMessage: 'See and settle' },
  later: { id: 'common.notNow', defaultMessage: 'Not now' },
});
