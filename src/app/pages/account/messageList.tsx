import { messageListMachine } from '../../../../machines/account/messageList.machine.js';
import { messageCategories, type MessageCategory } from '../../../../machines/account/messages.js';
import { defineMessageListActors } from '../../../effects/account/messageList.js';
import { MessageListScreen } from '../../../screens/account/messageList/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

/** A link may name a category that the lobby does not know. */
const categoryIn = ({ category }: Params): MessageCategory =>
  messageCategories.find((known) => known === category) ?? 'system';

export const page = flowPage({
  isKept: true,
  machine: (outside) => messageListMachine.provide({ actors: defineMessageListActors(outside) }),
  input: ({ params }) => ({ category: categoryIn(params) }),
  key: categoryIn,
  Screen: ({ flow }) => <MessageListScreen messageList={flow} />,
});
