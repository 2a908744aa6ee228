import { accountMachine } from '../../../../machines/account/account.machine.js';
import { isOn } from '../../../api/flags.js';
import { defineAccountActors } from '../../../effects/account/account.js';
import { appIn } from '../../../effects/entry/installable.js';
import { AccountScreen } from '../../../screens/account/account/Screen.js';
import { useUnread } from '../../hosting/useUnread.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => accountMachine.provide({ actors: defineAccountActors(outside) }),
  input: ({ lobby }) => ({ hasSchedule: isOn(lobby.site, 'levelScheduleStatus') }),
  Screen: ({ flow, lobby: { site, session, balance, preferences, loginGuard } }) => (
    <AccountScreen
      account={flow}
      session={session}
      balance={balance}
      preferences={preferences}
      loginGuard={loginGuard}
      site={site}
      app={appIn(site.appDownloadLink)}
      unread={useUnread()}
    />
  ),
});
