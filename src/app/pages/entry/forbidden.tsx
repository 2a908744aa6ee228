import { forbiddenMachine } from '../../../../machines/entry/forbidden.machine.js';
import { defineForbiddenActors } from '../../../effects/entry/forbidden.js';
import { ForbiddenScreen } from '../../../screens/entry/forbidden/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => forbiddenMachine.provide({ actors: defineForbiddenActors(outside) }),
  input: () => undefined,
  Screen: ({ flow }) => <ForbiddenScreen forbidden={flow} />,
});
