import { socialBindsMachine } from '../../../../machines/account/socialBinds.machine.js';
import { defineSocialBindsActors } from '../../../effects/account/socialBinds.js';
import { SocialBindsScreen } from '../../../screens/account/socialBinds/Screen.js';
import { FacebookButton } from '../../hosting/FacebookButton.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => socialBindsMachine.provide({ actors: defineSocialBindsActors(outside) }),
  input: () => undefined,
  Screen: ({ flow, lobby }) => (
    <SocialBindsScreen socialBinds={flow} start={<FacebookButton lobby={lobby} name="bind" variant="primary" />} />
  ),
});
