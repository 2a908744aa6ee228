import { messageMachine } from '../../../../machines/account/message.machine.js';
import { defineMessageActors } from '../../../effects/account/message.js';
import { MessageScreen } from '../../../screens/account/message/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  // What is marked as read is sent as the player leaves, so the chart must outlive the page.
  isKept: true,
  machine: (outside) => messageMachine.provide({ actors: defineMessageActors(outside) }),
  input: () => undefined,
  Screen: ({ flow }) => <MessageScreen message={flow} />,
});
