import { contactMachine } from '../../../../machines/account/contact.machine.js';
import { defineContactActors } from '../../../effects/account/contact.js';
import { ContactScreen } from '../../../screens/account/contact/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => contactMachine.provide({ actors: defineContactActors(outside) }),
  input: () => undefined,
  Screen: ({ flow, lobby }) => <ContactScreen contact={flow} site={lobby.site} />,
});
