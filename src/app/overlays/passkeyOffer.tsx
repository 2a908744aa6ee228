import { newPasskeyMachine } from '../../../machines/account/newPasskey.machine.js';
import { passkeyOfferMachine } from '../../../machines/account/passkeyOffer.machine.js';
import { defineNewPasskeyActors } from '../../effects/account/newPasskey.js';
import { definePasskeyOfferActors } from '../../effects/account/passkeyOffer.js';
import { PasskeyOfferScreen } from '../../screens/account/passkeyOffer/Screen.js';
import { FlowHost } from '../hosting/FlowHost.js';
import { flowPage, type Lobby } from '../navigation/page.js';

const page = flowPage({
  machine: (outside) =>
    passkeyOfferMachine.provide({
      actors: {
        ...definePasskeyOfferActors(outside),
        newPasskey: newPasskeyMachine.provide({ actors: defineNewPasskeyActors(outside) }),
      },
    }),
  input: () => undefined,
  Screen: ({ flow }) => <PasskeyOfferScreen passkeyOffer={flow} />,
});

/** Over a main page, after a login with a password (C10). */
export const Overlay = ({ lobby }: { lobby: Lobby }) => <FlowHost name="passkeyOffer" page={page} lobby={lobby} />;
