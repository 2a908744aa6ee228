import { defineMessage } from 'react-intl';

export const openDeposits = defineMessage<{ count: number }>({
  id: 'openDeposits.line',
  defaultMessage: '{count, plural, one {A deposit is not finished yet} other {# deposits are not finished yet}}',
});

export const moneyInGames = defineMessage<{ amount: string; count: number }>({
  id: 'openDeposits.inGames',
  defaultMessage: '{amount} in {count, plural, one {a game} other {# games}}',
});
