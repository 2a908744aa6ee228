import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, output, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import type { BulletinInfo } from './noticeDetail.machine.js';

/**
 * The stored last notification (section 3). `date` is a UTC day, `2026-11-21`; `data` are the notices that were shown on it:
 * id to time of change. The text of one in another language is the same notice; an edited one is another (H2).
 */
export type LastNotification = { date: string; data: Readonly<Record<string, string>> };
export type NoticeCheck = { notices: readonly BulletinInfo[]; today: string; last: LastNotification | null };

type Context = {
  /** Those that are due, the newest first. */
  notices: readonly BulletinInfo[];
  /** Which of them is in view, from 0. */
  index: number;
  today: string;
  /** Those that were shown today before this check. */
  seen: LastNotification['data'];
};

const seenToday = ({ today, last }: NoticeCheck) => (last?.date === today ? last.data : {});
/** A notice that was shown is due again when it changed since. */
const dueOf = (check: NoticeCheck) =>
  check.notices.filter(({ bulletinId, updateTime }) => (seenToday(check)[bulletinId] ?? '') < updateTime);
const dataOf = (notices: readonly BulletinInfo[]) =>
  Object.fromEntries(notices.map(({ bulletinId, updateTime }) => [bulletinId, updateTime]));

/** Notice of the day: players and visitors read the notices that are due, in a popup. Runs whenever they come to a main page. */
export const noticeOfTheDayMachine = setup({
  types: {} as {
    context: Context;
    events: Plain<'noticeOfTheDay.nextWanted' | 'noticeOfTheDay.skipped' | 'noticeOfTheDay.closed'>;
    tags: UiTag | 'popup';
    meta: ChartMeta;
  },
  actors: {
    loadDueNotices: fromPromise<NoticeCheck>(mustBeProvided('loadDueNotices')),
    storeNotices: fromPromise<void, LastNotification>(mustBeProvided('storeNotices')),
  },
  guards: {
    isAnyDue: (_, check: NoticeCheck) => dueOf(check).length > 0,
    hasNext: ({ context: { notices, index } }) => index + 1 < notices.length,
  },
  actions: {
    note: assign((_, check: NoticeCheck) => ({
      notices: dueOf(check),
      index: 0,
      today: check.today,
      seen: seenToday(check),
    })),
    noteNext: assign(({ context }) => ({ index: context.index + 1 })),
  },
}).createMachine({
  id: 'noticeOfTheDay',
  description:
    'Shows the notices that were not shown today (UTC) or have changed since, one after another. Each is stored as it comes ' +
    'into view (section 4, "Notification check").',
  meta: { title: 'Notice of the day' },
  context: { notices: [], index: 0, today: '', seen: {} },
  initial: 'loading',
  states: {
    loading: {
      meta: { title: 'Checking' },
      description: 'Runs in the background.',
      invoke: {
        id: 'loadDueNotices',
        src: 'loadDueNotices',
        onDone: [
          { guard: { type: 'isAnyDue', params: output }, target: 'open', actions: { type: 'note', params: output } },
          { target: 'hidden' },
        ],
        onError: 'hidden',
      },
    },
    open: {
      tags: 'popup',
      meta: { title: 'Showing' },
      description: 'A popup over the page, with one notice of the stack.',
      on: {
        'noticeOfTheDay.nextWanted': [
          { guard: 'hasNext', target: 'sorting', actions: 'noteNext' },
          { target: 'ended', description: 'It was the last one.' },
        ],
        'noticeOfTheDay.skipped': 'storing',
        'noticeOfTheDay.closed': { target: 'ended', description: 'Those behind it are shown at the next check.' },
      },
      invoke: {
        id: 'storeNotices',
        src: 'storeNotices',
        input: ({ context: { today, seen, notices, index } }) => ({
          date: today,
          data: { ...seen, ...dataOf(notices.slice(0, index + 1)) },
        }),
        onError: { description: 'Not stored, so the next check shows it again.' },
      },
    },
    sorting: {
      meta: { title: 'Turning to the next' },
      description: 'The next notice is stored as it comes into view.',
      always: 'open',
    },
    storing: {
      meta: { title: 'Not again today' },
      description: 'The player wants none of the others today: all are stored as shown.',
      invoke: {
        id: 'storeNotices',
        src: 'storeNotices',
        input: ({ context: { today, seen, notices } }) => ({ date: today, data: { ...seen, ...dataOf(notices) } }),
        onDone: 'ended',
        onError: { target: 'ended', description: 'Not stored, so the next check shows them.' },
      },
    },
    hidden: { meta: { title: 'No notice' }, description: 'There is no notice to show.' },
    ended: { meta: { title: 'Read' }, description: 'The player has read the notices, or closed them.' },
  },
});

export type NoticeOfTheDayRef = ActorRefFrom<typeof noticeOfTheDayMachine>;
