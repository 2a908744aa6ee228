import { memberLevelMachine } from '../../../../machines/bonuses/memberLevel.machine.js';
import { isOn } from '../../../api/flags.js';
import { defineMemberLevelActors } from '../../../effects/bonuses/memberLevel.js';
import { MemberLevelScreen } from '../../../screens/bonuses/memberLevel/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => memberLevelMachine.provide({ actors: defineMemberLevelActors(outside) }),
  input: ({ lobby }) => ({ hasSchedule: isOn(lobby.site, 'levelScheduleStatus') }),
  Screen: ({ flow }) => <MemberLevelScreen level={flow} />,
});
