import type { NoticeRef } from '../../../../machines/entry/notice.js';
import { usePagedList } from '../../../ui/more/usePagedList.js';
import { NoticeView } from './View.js';

export const NoticeScreen = ({ notice }: { notice: NoticeRef }) => <NoticeView {...usePagedList(notice)} />;
