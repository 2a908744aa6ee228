import { bonusClaimMachine } from '../../../../machines/bonuses/bonusClaim.machine.js';
import { bonusListMachine } from '../../../../machines/bonuses/bonusList.machine.js';
import { unfinishedClaimOf } from '../../../../machines/bonuses/claim.js';
import { defineSystemBonusActors } from '../../../effects/bonuses/bonusList.js';
import { BonusListScreen } from '../../../screens/bonuses/bonusList/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => bonusListMachine.provide({ actors: defineSystemBonusActors(outside) }),
  input: ({ savedOf }) => ({
    list: 'systemBonus' as const,
    unfinished: unfinishedClaimOf(savedOf(bonusClaimMachine), 'systemBonus'),
  }),
  Screen: ({ flow }) => <BonusListScreen bonuses={flow} />,
});
