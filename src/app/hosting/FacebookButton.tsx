import type { MessageDescriptor } from 'react-intl';
import { facebookStartMachine } from '../../../machines/access/facebookStart.machine.js';
import { defineFacebookStartActors } from '../../effects/access/facebookStart.js';
import { FacebookStartScreen } from '../../screens/access/facebookStart/Screen.js';
import { FlowHost } from './FlowHost.js';
import { flowPage, type Lobby } from '../navigation/page.js';

/** `label` replaces the label of a login. */
export const facebookPage = (variant: 'primary' | 'line', label?: MessageDescriptor) =>
  flowPage({
    machine: (outside) => facebookStartMachine.provide({ actors: defineFacebookStartActors(outside) }),
    input: () => undefined,
    Screen: ({ flow }) => (
      <FacebookStartScreen facebookStart={flow} variant={variant} {...(label === undefined ? {} : { label })} />
    ),
  });
const pages = { primary: facebookPage('primary'), line: facebookPage('line') };

type FacebookButtonProps = {
  lobby: Lobby;
  /** Tells the button of the login page from the one in the login popup over it. */
  name: string;
  variant?: 'primary' | 'line';
  page?: ReturnType<typeof facebookPage>;
};

/** Login with Facebook, or a bind. Hidden in Myanmar, where Facebook is blocked (C9); elsewhere the server decides. */
export const FacebookButton = ({ lobby, name, variant = 'line', page = pages[variant] }: FacebookButtonProps) =>
  lobby.site.countryCode === 'MM' ? null : <FlowHost name={`facebookStart.${name}`} page={page} lobby={lobby} />;
