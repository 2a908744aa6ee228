import { unreadMessagesMachine } from '../../../machines/account/unreadMessages.machine.js';
import { defineUnreadMessagesActors } from '../../effects/account/unreadMessages.js';
import { FlowHost } from '../hosting/FlowHost.js';
import { flowPage, type Lobby } from '../navigation/page.js';

const page = flowPage({
  machine: (outside) => unreadMessagesMachine.provide({ actors: defineUnreadMessagesActors(outside) }),
  input: () => ({ isHidden: document.hidden }),
  // The tab bar, the title of the document and the page of the account show the total: useUnread.
  Screen: () => null,
});

/** Nothing to see: it counts the unread messages. */
export const Overlay = ({ lobby }: { lobby: Lobby }) => <FlowHost name="unreadMessages" page={page} lobby={lobby} />;
