import { bonusClaimMachine } from '../../../../machines/bonuses/bonusClaim.machine.js';
import { unfinishedClaimOf } from '../../../../machines/bonuses/claim.js';
import { rebateMachine } from '../../../../machines/bonuses/rebate.machine.js';
import { defineRebateActors } from '../../../effects/bonuses/rebate.js';
import { RebateScreen } from '../../../screens/bonuses/rebate/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => rebateMachine.provide({ actors: defineRebateActors(outside) }),
  input: ({ savedOf }) => ({ unfinished: unfinishedClaimOf(savedOf(bonusClaimMachine), 'rebate') }),
  Screen: ({ flow }) => <RebateScreen rebate={flow} />,
});
