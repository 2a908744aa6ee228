import { moneyInGamesMachine } from '../../../../machines/play/moneyInGames.machine.js';
import { defineMoneyInGamesActors } from '../../../effects/play/moneyInGames.js';
import { MoneyInGamesScreen } from '../../../screens/play/moneyInGames/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => moneyInGamesMachine.provide({ actors: defineMoneyInGamesActors(outside) }),
  input: () => undefined,
  Screen: ({ flow }) => <MoneyInGamesScreen moneyInGames={flow} />,
});
