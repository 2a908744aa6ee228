import { accountMachine } from '../../../../machines/account/account.machine.js';
import { pixelIdOf } from '../../../../machines/entry/pixel.js';
import { AccountScreen } from '../../../screens/account/account/Screen.js';
import { useUnread } from '../../hosting/useUnread.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: () => accountMachine,
  input: () => undefined,
  Screen: ({ flow, lobby: { site, session, balance, preferences, loginGuard } }) => (
    <AccountScreen
      account={flow}
      session={session}
      balance={balance}
      preferences={preferences}
      loginGuard={loginGuard}
      hasPixel={pixelIdOf(site.facebookPixel) !== null}
      unread={useUnread()}
    />
  ),
});
