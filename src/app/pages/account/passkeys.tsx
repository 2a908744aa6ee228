import { newPasskeyMachine } from '../../../../machines/account/newPasskey.machine.js';
import { passkeysMachine } from '../../../../machines/account/passkeys.machine.js';
import { defineNewPasskeyActors } from '../../../effects/account/newPasskey.js';
import { definePasskeysActors } from '../../../effects/account/passkeys.js';
import { knowsPasskeys } from '../../../effects/shared/passkeys.js';
import { PasskeysScreen } from '../../../screens/account/passkeys/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) =>
    passkeysMachine.provide({
      actors: {
        ...definePasskeysActors(outside),
        newPasskey: newPasskeyMachine.provide({ actors: defineNewPasskeyActors(outside) }),
      },
    }),
  input: () => ({ isAble: knowsPasskeys() }),
  Screen: ({ flow }) => <PasskeysScreen passkeys={flow} />,
});
