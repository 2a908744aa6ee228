import { expect } from 'vitest';
import { noticeOfTheDayMachine, type NoticeOfTheDayRef } from '../../../machines/entry/noticeOfTheDay.machine.js';
import { NoticeOfTheDayScreen } from '../../../src/screens/entry/noticeOfTheDay/Screen.js';
import { noticeOfTheDaySpec } from '../../fixtures/entry/noticeOfTheDay.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, onPage, openPage, press, type Page } from '../../support/render.js';

const notices = new WeakMap<Page, NoticeOfTheDayRef>();
const refOf = (page: Page) => notices.get(page) as NoticeOfTheDayRef;
const isQuiet = ({ queryByRole }: Page) => expect(queryByRole('dialog')).toBeNull();

const view: View<typeof noticeOfTheDayMachine, Page> = {
  open: (ref) => {
    const page = openPage(<NoticeOfTheDayScreen noticeOfTheDay={ref as NoticeOfTheDayRef} />);
    notices.set(page, ref as NoticeOfTheDayRef);
    return page;
  },
  ...onPage,
  send: {
    'noticeOfTheDay.closed': press('Close'),
    'noticeOfTheDay.nextWanted': press(/^(Next notice|Got it)$/),
    // The last notice of a stack has no others to skip.
    'noticeOfTheDay.skipped': async (page, event) => {
      const { notices: stack, index } = refOf(page).getSnapshot().context;
      return index < stack.length - 1
        ? press("Don't show again today")(page)
        : actOnPage(async () => refOf(page).send(event));
    },
  },
  sees: {
    loading: isQuiet,
    open: (page) => {
      const { notices: stack, index } = refOf(page).getSnapshot().context;
      const dialog = page.getByRole('dialog', { name: stack[index]?.title ?? '' });
      expect(dialog.textContent).toContain('Games close for');
      expect(dialog.textContent?.includes(`Notice ${index + 1} of ${stack.length}`)).toBe(stack.length > 1);
      expect(document.activeElement).toBe(dialog);
      const toAll = page.queryByRole('link', { name: 'All notices' })?.getAttribute('href') ?? null;
      expect(toAll).toBe(index === stack.length - 1 ? '/pages/index/notice' : null);
    },
    storing: isQuiet,
    hidden: isQuiet,
    ended: isQuiet,
  },
};

describePaths(noticeOfTheDayMachine, noticeOfTheDaySpec, view);
