import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { preferencesMachine, type PreferencesRef } from '../../../machines/entry/preferences.machine.js';
import { LanguageChoice } from '../../../src/screens/access/shared/LanguageChoice.js';
import { languageNames } from '../../../src/i18n/language-names.js';
import { preferencesSpec, defaultPreferences } from '../../fixtures/entry/preferences.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

type World = Page & { preferences: PreferencesRef };

const isClosed = ({ queryByRole }: World) => expect(queryByRole('dialog')).toBeNull();
const pressed = (page: World, name: string) =>
  page.front().getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
/** The languages whose button shows that it is working. */
const pending = (page: World) =>
  page
    .front()
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-busy') === 'true')
    .map(({ textContent }) => textContent);

const view: View<typeof preferencesMachine, World> = {
  open: (ref) => {
    const preferences = ref as PreferencesRef;
    return { ...openPage(<LanguageChoice preferences={preferences} />), preferences };
  },
  ...onPage,
  send: {
    'preferences.languageOpened': press('Language: English'),
    'preferences.languageClosed': press('Close'),
    'preferences.locationChanged': 'outside',
    'preferences.localeChosen': async (page, event) => {
      // The settings page sends the choice without this dialog.
      if (page.queryByRole('dialog')) await press(languageNames[event.locale])(page);
      else await actOnPage(async () => page.preferences.send(event));
    },
    'preferences.accentChosen': 'outside',
    'preferences.modeChosen': 'outside',
    'preferences.deviceChosen': 'outside',
    'preferences.lowDataChosen': 'outside',
    'preferences.consentChosen': 'outside',
    'preferences.retried': async (page) => {
      // The settings page has its own button.
      if (page.queryByRole('dialog')) await press('Try again')(page);
      else await actOnPage(async () => page.preferences.send({ type: 'preferences.retried' }));
    },
  },
  sees: {
    'shown.untouched': isClosed,
    'shown.refused': isClosed,
    painting: isClosed,
    storing: isClosed,
    relaunching: isClosed,
    'open.untouched': (page) => {
      expect(pressed(page, 'English')).toBe(true);
      expect(pending(page)).toEqual([]);
    },
    'open.relaunching': (page) => {
      const { wanted } = page.preferences.getSnapshot().context;
      expect(pending(page)).toEqual([wanted && languageNames[wanted.locale]]);
      expect(page.front().queryByRole('alert')).toBeNull();
    },
    'open.refused': (page) => {
      seesText('alert', /The page could not load again\./)(page);
      expect(pending(page)).toEqual([]);
    },
  },
};

describePaths(preferencesMachine, preferencesSpec, view);

const startPreferences = (): PreferencesRef => createActor(preferencesMachine, { input: defaultPreferences }).start();

test('a visitor finds each language by its own name, and an arrow key chooses none', async () => {
  const preferences = startPreferences();
  const page = openPage(<LanguageChoice preferences={preferences} />);
  await press('Language: English')(page);
  const send = vi.spyOn(preferences, 'send');
  await page.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(send).not.toHaveBeenCalled();
  await press('ไทย')(page);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'preferences.localeChosen', locale: 'th_TH' });
});
