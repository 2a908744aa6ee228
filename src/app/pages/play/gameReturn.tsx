import { gameReturnMachine } from '../../../../machines/play/gameReturn.machine.js';
import { notifyParent } from '../../../effects/play/gameReturn.js';
import { GameReturnScreen } from '../../../screens/play/gameReturn/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: () => gameReturnMachine.provide({ actors: { notifyParent } }),
  input: () => undefined,
  Screen: ({ flow }) => <GameReturnScreen gameReturn={flow} />,
});
