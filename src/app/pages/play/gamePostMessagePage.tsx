import { gameReturnMachine } from '../../../../machines/play/gameReturn.machine.js';
import { tellParent } from '../../../effects/play/frame.js';
import { GameReturnScreen } from '../../../screens/play/gameReturn/Screen.js';
import { flowPage } from '../../page.js';

export const page = flowPage({
  machine: () => gameReturnMachine.provide({ actors: { tellParent } }),
  input: () => undefined,
  Screen: ({ flow }) => <GameReturnScreen gameReturn={flow} />,
});
