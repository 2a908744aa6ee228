import { afterAll, beforeAll, expect } from 'vitest';
import { appDownloadMachine, type AppDownloadRef } from '../../../machines/entry/appDownload.machine.js';
import { AppDownloadScreen } from '../../../src/screens/entry/appDownload/Screen.js';
import { appDownloadSpec } from '../../fixtures/entry/appDownload.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, pressOrEscape, type Page } from '../../support/render.js';

const link = 'https://files.example/paraw.apk';
// The link leads to another site, which the test does not load.
const stay = (event: Event) => event.preventDefault();
beforeAll(() => document.addEventListener('click', stay));
afterAll(() => document.removeEventListener('click', stay));
const isQuiet = ({ queryByRole }: Page) => expect(queryByRole('dialog')).toBeNull();

const view: View<typeof appDownloadMachine, Page> = {
  open: (ref) => openPage(<AppDownloadScreen appDownload={ref as AppDownloadRef} link={link} host="files.example" />),
  ...onPage,
  send: {
    'appDownload.declined': pressOrEscape('Not now'),
    'appDownload.followed': async ({ user, front }) => user.click(front().getByRole('link', { name: 'Download' })),
    'appDownload.accepted': async ({ user, front }) => user.click(front().getByRole('button', { name: 'Install' })),
  },
  sees: {
    recalling: isQuiet,
    loading: isQuiet,
    open: (page) => {
      const text = page.getByRole('dialog').textContent;
      expect(text).toContain('The file comes from files.example.');
      expect(text).toMatch(/Version 1\.0\.29.*Starts faster|The lobby on your home screen/s);
      const download = page.getByRole('link', { name: 'Download' });
      expect([download.getAttribute('href'), download.getAttribute('rel'), download.getAttribute('target')]).toEqual([
        link,
        'noopener',
        '_blank',
      ]);
    },
    awaitingPrompt: isQuiet,
    installOffered: (page) => {
      expect(page.getByRole('dialog', { name: 'Install the lobby' }).textContent).toContain(
        'It opens in a window of its own',
      );
      expect(page.queryByRole('link')).toBeNull();
    },
    installing: isQuiet,
    storing: isQuiet,
    hidden: isQuiet,
  },
};

describePaths(appDownloadMachine, appDownloadSpec, view);
