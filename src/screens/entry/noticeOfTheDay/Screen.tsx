import { useSelector } from '@xstate/react';
import type { NoticeOfTheDayRef } from '../../../../machines/entry/noticeOfTheDay.machine.js';
import { NoticeOfTheDayView } from './View.js';

/** In its own chunk, which is loaded when there is a notice to show. */
export function NoticeOfTheDayScreen({ noticeOfTheDay }: { noticeOfTheDay: NoticeOfTheDayRef }) {
  const notice = useSelector(noticeOfTheDay, (snapshot) => (snapshot.hasTag('popup') ? snapshot.context.notice : null));
  return <NoticeOfTheDayView notice={notice} onClose={() => noticeOfTheDay.send({ type: 'noticeOfTheDay.closed' })} />;
}
