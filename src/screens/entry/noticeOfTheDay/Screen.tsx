import { useSelector } from '@xstate/react';
import type { NoticeOfTheDayRef } from '../../../../machines/entry/noticeOfTheDay.machine.js';
import { NoticeOfTheDayView } from './View.js';

/** Arrives in a chunk of its own, when there is something to show. */
export function NoticeOfTheDayScreen({ noticeOfTheDay }: { noticeOfTheDay: NoticeOfTheDayRef }) {
  const notice = useSelector(noticeOfTheDay, (snapshot) => (snapshot.hasTag('popup') ? snapshot.context.notice : null));
  return <NoticeOfTheDayView notice={notice} onClose={() => noticeOfTheDay.send({ type: 'noticeOfTheDay.closed' })} />;
}
