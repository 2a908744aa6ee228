import { facebookStartMachine } from '../../../machines/access/facebookStart.machine.js';
import { defineFacebookStartActors } from '../../effects/access/facebookStart.js';
import { FacebookStartScreen } from '../../screens/access/facebookStart/Screen.js';
import { FlowHost } from './FlowHost.js';
import { flowPage, type Lobby } from '../navigation/page.js';

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
  /** Tells the button of the login page from the one in the login popup over it. */
  name: string;
  variant?: 'primary' | 'line';
};

/** Login with Facebook. Hidden in Myanmar, where Facebook is blocked (C9); elsewhere the server decides. */
export const FacebookButton = ({ lobby, name, variant = 'line' }: FacebookButtonProps) =>
  lobby.site.countryCode === 'MM' ? null : (
    <FlowHost name={`facebookStart.${name}`} page={pages[variant]} lobby={lobby} params={none} />
  );
