import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, present, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import type { BulletinInfo } from './noticeDetail.machine.js';

/**
 * The stored last notification (section 3). `date` is a UTC day, `2026-11-21`; `data` is the id of the notice: its text in
 * another language is the same notice.
 */
export type LastNotification = { date: string; data: string };
export type NoticeCheck = { notice: BulletinInfo | null; today: string; last: LastNotification | null };

/** Notice of the day: a popup for every visitor. Runs once a visit, after the launch. */
export const noticeOfTheDayMachine = setup({
  types: {} as {
    context: { notice: BulletinInfo | null; today: string };
    events: Plain<'noticeOfTheDay.closed'>;
    tags: UiTag | 'popup';
    meta: ChartMeta;
  },
  actors: {
    checkNotice: fromPromise<NoticeCheck>(mustBeProvided('checkNotice')),
    rememberNotice: fromPromise<void, LastNotification>(mustBeProvided('rememberNotice')),
  },
  guards: {
    isDue: (_, { notice, today, last }: NoticeCheck) =>
      notice !== null && (last === null || last.date !== today || last.data !== notice.bulletinId),
  },
  actions: { keep: assign((_, { notice, today }: NoticeCheck) => ({ notice, today })) },
}).createMachine({
  id: 'noticeOfTheDay',
  description:
    'Shown if today (UTC) or the id of the notice differs from the last one shown; then stored (section 4, "Notification check").',
  meta: { title: 'Notice of the day' },
  context: { notice: null, today: '' },
  initial: 'checking',
  states: {
    checking: {
      meta: { title: 'Checking' },
      description: 'Runs in the background.',
      invoke: {
        id: 'checkNotice',
        src: 'checkNotice',
        onDone: [
          {
            guard: { type: 'isDue', params: ({ event }) => event.output },
            target: 'showing',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'quiet' },
        ],
        onError: 'quiet',
      },
    },
    showing: {
      tags: 'popup',
      meta: { title: 'Showing' },
      description: 'A popup over the page.',
      on: { 'noticeOfTheDay.closed': 'read' },
      invoke: {
        id: 'rememberNotice',
        src: 'rememberNotice',
        input: ({ context: { today, notice } }) => ({ date: today, data: present(notice).bulletinId }),
        onError: { description: 'Not stored, so the next visit shows it again.' },
      },
    },
    quiet: { meta: { title: 'Quiet' }, description: 'There is no notice to show.' },
    read: { meta: { title: 'Read' }, description: 'The player closed the popup.' },
  },
});

export type NoticeOfTheDayRef = ActorRefFrom<typeof noticeOfTheDayMachine>;
