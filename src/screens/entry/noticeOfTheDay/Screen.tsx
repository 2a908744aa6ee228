import { useSelector } from '@xstate/react';
import type { NoticeOfTheDayRef } from '../../../../machines/entry/noticeOfTheDay.machine.js';
import { NoticeOfTheDayView } from './View.js';

/** In its own chunk, which is loaded when there is a notice to show. */
export function NoticeOfTheDayScreen({ noticeOfTheDay }: { noticeOfTheDay: NoticeOfTheDayRef }) {
  const isOpen = useSelector(noticeOfTheDay, (snapshot) => snapshot.hasTag('popup'));
  const notices = useSelector(noticeOfTheDay, ({ context }) => context.notices);
  const index = useSelector(noticeOfTheDay, ({ context }) => context.index);
  const notice = isOpen ? notices[index] : undefined;
  return notice === undefined ? null : (
    <NoticeOfTheDayView
      notice={notice}
      place={index + 1}
      count={notices.length}
      onNext={() => noticeOfTheDay.send({ type: 'noticeOfTheDay.nextWanted' })}
      onSkip={() => noticeOfTheDay.send({ type: 'noticeOfTheDay.skipped' })}
      onClose={() => noticeOfTheDay.send({ type: 'noticeOfTheDay.closed' })}
    />
  );
}
