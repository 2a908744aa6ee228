import { socialBindsMachine } from '../../../../machines/account/socialBinds.machine.js';
import { defineSocialBindsActors } from '../../../effects/account/socialBinds.js';
import { SocialBindsScreen } from '../../../screens/account/socialBinds/Screen.js';
import { messages } from '../../../screens/account/socialBinds/messages.js';
import { FacebookButton, facebookPage } from '../../hosting/FacebookButton.js';
import { flowPage } from '../../navigation/page.js';

const start = facebookPage('primary', messages.link);

export const page = flowPage({
  machine: (outside) => socialBindsMachine.provide({ actors: defineSocialBindsActors(outside) }),
  input: () => undefined,
  Screen: ({ flow, lobby }) => (
    <SocialBindsScreen socialBinds={flow} start={<FacebookButton lobby={lobby} name="bind" page={start} />} />
  ),
});
