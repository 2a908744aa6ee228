import { noticeMachine } from '../../../../machines/entry/notice.js';
import { defineNoticeActors } from '../../../effects/entry/notice.js';
import { NoticeScreen } from '../../../screens/entry/notice/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  isKept: true,
  machine: (outside) => noticeMachine.provide({ actors: defineNoticeActors(outside) }),
  input: () => ({ query: null }),
  Screen: ({ flow }) => <NoticeScreen notice={flow} />,
});
