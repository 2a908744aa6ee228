import { exitWarningMachine } from '../../../machines/play/exitWarning.machine.js';
import { defineExitWarningActors } from '../../effects/play/exitWarning.js';
import { ExitWarningScreen } from '../../screens/play/exitWarning/Screen.js';
import { FlowHost } from '../hosting/FlowHost.js';
import { flowPage, type Lobby } from '../navigation/page.js';

const page = flowPage({
  machine: (outside) => exitWarningMachine.provide({ actors: defineExitWarningActors(outside) }),
  input: () => undefined,
  addressed: () => ({ type: 'exitWarning.launched' as const, path: location.pathname }),
  Screen: ({ flow }) => <ExitWarningScreen exitWarning={flow} />,
});

/** Over any page, when a player comes back with money still in a game (J2). */
export const Overlay = ({ lobby }: { lobby: Lobby }) => <FlowHost name="exitWarning" page={page} lobby={lobby} />;
