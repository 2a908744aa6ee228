import { facebookStartMachine } from '../../../../machines/access/facebookStart.machine.js';
import { defineFacebookStartActors } from '../../../effects/access/facebook.js';
import { FacebookStartScreen } from '../../../screens/access/facebookStart/Screen.js';
import { FlowHost } from '../../FlowHost.js';
import { flowPage, type Lobby } from '../../page.js';

const pageOf = (variant: 'primary' | 'line') =>
  flowPage({
    machine: (outside) => facebookStartMachine.provide({ actors: defineFacebookStartActors(outside) }),
    input: () => undefined,
    Screen: ({ flow }) => <FacebookStartScreen facebookStart={flow} variant={variant} />,
  });
const pages = { primary: pageOf('primary'), line: pageOf('line') };
const none = {};

type FacebookButtonProps = {
  lobby: Lobby;
  /** Where it stands: the page of a form may lie under the popup with the same one. */
  name: string;
  variant?: 'primary' | 'line';
};

/** Facebook as another way in. None in Myanmar, where it is blocked (C9); elsewhere the server has the last word. */
export const FacebookButton = ({ lobby, name, variant = 'line' }: FacebookButtonProps) =>
  lobby.site.countryCode === 'MM' ? null : (
    <FlowHost name={`facebookStart.${name}`} page={pages[variant]} lobby={lobby} params={none} />
  );
