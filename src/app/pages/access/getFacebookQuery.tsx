import { facebookLoginMachine } from '../../../../machines/access/facebookLogin.machine.js';
import { defineFacebookLoginActors } from '../../../effects/access/facebook.js';
import { watchSession } from '../../../effects/access/session.js';
import { FacebookLoginScreen } from '../../../screens/access/facebookLogin/Screen.js';
import { flowPage } from '../../page.js';
import { FacebookButton } from './facebookButton.js';

export const page = flowPage({
  machine: (outside) =>
    facebookLoginMachine.provide({ actors: { ...defineFacebookLoginActors(outside), watchSession } }),
  input: ({ lobby: { site } }) => ({ country: site.countryCode }),
  Screen: ({ flow, lobby }) => (
    <FacebookLoginScreen facebookLogin={flow} again={<FacebookButton lobby={lobby} name="again" variant="primary" />} />
  ),
});
