import { expect } from 'vitest';
import { noticeOfTheDayMachine, type NoticeOfTheDayRef } from '../../../machines/entry/noticeOfTheDay.machine.js';
import { NoticeOfTheDayScreen } from '../../../src/screens/entry/noticeOfTheDay/Screen.js';
import { noticeOfTheDaySpec } from '../../fixtures/entry/noticeOfTheDay.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const isQuiet = ({ queryByRole }: Page) => expect(queryByRole('dialog')).toBeNull();

const view: View<typeof noticeOfTheDayMachine, Page> = {
  open: (ref) => openPage(<NoticeOfTheDayScreen noticeOfTheDay={ref as NoticeOfTheDayRef} />),
  ...onPage,
  send: { 'noticeOfTheDay.closed': press('Got it') },
  sees: { checking: isQuiet, showing: seesText('dialog', /Notice 1.*Games close for/s), quiet: isQuiet, read: isQuiet },
};

describePaths(noticeOfTheDayMachine, noticeOfTheDaySpec, view);
