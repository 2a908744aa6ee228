import { noticeDetailMachine } from '../../../../machines/entry/noticeDetail.machine.js';
import { defineNoticeDetailActors } from '../../../effects/entry/noticeDetail.js';
import { NoticeDetailScreen } from '../../../screens/entry/noticeDetail/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

const bulletinIn = ({ id }: Params): string => id ?? '';

export const page = flowPage({
  machine: (outside) => noticeDetailMachine.provide({ actors: defineNoticeDetailActors(outside) }),
  input: ({ params }) => ({ bulletinId: bulletinIn(params) }),
  key: bulletinIn,
  Screen: ({ flow }) => <NoticeDetailScreen noticeDetail={flow} />,
});
