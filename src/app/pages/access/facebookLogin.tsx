import { facebookLoginMachine } from '../../../../machines/access/facebookLogin.machine.js';
import { defineFacebookLoginActors } from '../../../effects/access/facebookLogin.js';
import { watchSession } from '../../../effects/access/watchSession.js';
import { FacebookLoginScreen } from '../../../screens/access/facebookLogin/Screen.js';
import { flowPage } from '../../navigation/page.js';
import { FacebookButton } from '../../hosting/FacebookButton.js';

export const page = flowPage({
  machine: (outside) =>
    facebookLoginMachine.provide({ actors: { ...defineFacebookLoginActors(outside), watchSession } }),
  input: ({ lobby: { site } }) => ({ country: site.countryCode }),
  Screen: ({ flow, lobby }) => (
    <FacebookLoginScreen facebookLogin={flow} again={<FacebookButton lobby={lobby} name="again" variant="primary" />} />
  ),
});
