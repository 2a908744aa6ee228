import { expect } from 'vitest';
import { noticeOfTheDayMachine, type NoticeOfTheDayRef } from '../../../machines/entry/noticeOfTheDay.machine.js';
import { NoticeOfTheDayScreen } from '../../../src/screens/entry/noticeOfTheDay/Screen.js';
import { noticeOfTheDaySpec } from '../../fixtures/entry/noticeOfTheDay.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, onPage, openPage, press, type Page } from '../../support/render.js';

const notices = new WeakMap<Page, NoticeOfTheDayRef>();
const refOf = (page: Page) => notices.get(page) as NoticeOfTheDayRef;
const isQuiet = ({ queryByRole }: Page) => expect(queryByRole('dialog')).toBeNull();
/** A second press within a second is ignored as a double one, so the test sends its event. */
const isSecond = ({ queryByText }: Page) => queryByText(/^Notice 2 of/) !== null;

const view: View<typeof noticeOfTheDayMachine, Page> = {
  open: (ref) => {
    const page = openPage(<NoticeOfTheDayScreen noticeOfTheDay={ref as NoticeOfTheDayRef} />);
    notices.set(page, ref as NoticeOfTheDayRef);
    return page;
  },
  ...onPage,
  send: {
    'noticeOfTheDay.closed': press('Close'),
    'noticeOfTheDay.nextWanted': async (page, event) =>
      isSecond(page) ? actOnPage(async () => refOf(page).send(event)) : press(/^(Next notice|Got it)$/)(page),
    // The last notice of a stack has no others to skip.
    'noticeOfTheDay.skipped': async (page, event) =>
      page.queryByRole('button', { name: "Don't show again today" })
        ? press("Don't show again today")(page)
        : actOnPage(async () => refOf(page).send(event)),
  },
  sees: {
    loading: isQuiet,
    open: (page) => {
      const { notices: stack, index } = refOf(page).getSnapshot().context;
      const dialog = page.getByRole('dialog', { name: stack[index]?.title ?? '' });
      expect(dialog.textContent).toContain('Games close for');
      expect(dialog.textContent?.includes(`Notice ${index + 1} of ${stack.length}`)).toBe(stack.length > 1);
      expect(document.activeElement).toBe(dialog);
    },
    storing: isQuiet,
    hidden: isQuiet,
    ended: isQuiet,
  },
};

describePaths(noticeOfTheDayMachine, noticeOfTheDaySpec, view);
