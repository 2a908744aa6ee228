import { messageDetailMachine } from '../../../../machines/account/messageDetail.machine.js';
import { defineMessageDetailActors } from '../../../effects/account/messageDetail.js';
import { MessageDetailScreen } from '../../../screens/account/messageDetail/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

const messageIn = ({ id }: Params): string => id ?? '';

export const page = flowPage({
  machine: (outside) => messageDetailMachine.provide({ actors: defineMessageDetailActors(outside) }),
  input: ({ params }) => ({ id: messageIn(params) }),
  key: messageIn,
  Screen: ({ flow }) => <MessageDetailScreen messageDetail={flow} />,
});
