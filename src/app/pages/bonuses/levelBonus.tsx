import { bonusClaimMachine } from '../../../../machines/bonuses/bonusClaim.machine.js';
import { bonusListMachine } from '../../../../machines/bonuses/bonusList.machine.js';
import { unfinishedClaimOf } from '../../../../machines/bonuses/claim.js';
import { defineLevelBonusActors } from '../../../effects/bonuses/bonusList.js';
import { BonusListScreen } from '../../../screens/bonuses/bonusList/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => bonusListMachine.provide({ actors: defineLevelBonusActors(outside) }),
  input: ({ savedOf }) => ({
    list: 'levelBonus' as const,
    unfinished: unfinishedClaimOf(savedOf(bonusClaimMachine), 'levelBonus'),
  }),
  Screen: ({ flow }) => <BonusListScreen bonuses={flow} />,
});
