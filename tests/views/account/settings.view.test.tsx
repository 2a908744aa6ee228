import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { settingsMachine, type SettingsRef } from '../../../machines/account/settings.machine.js';
import { preferencesMachine, type PreferencesRef } from '../../../machines/entry/preferences.machine.js';
import { languageNames } from '../../../src/i18n/language-names.js';
import { LayoutDialog } from '../../../src/screens/account/settings/LayoutPanel.js';
import { SettingsScreen } from '../../../src/screens/account/settings/Screen.js';
import { settingsSpec } from '../../fixtures/account/settings.spec.js';
import { defaultPreferences, preferencesSpec } from '../../fixtures/entry/preferences.spec.js';
import { describePaths, type Outside, type View } from '../../support/describe-paths.js';
import { actOnPage, onPage, openPage, press, pressOrEscape, seesText, type Page } from '../../support/render.js';

const startPreferences = (): PreferencesRef => createActor(preferencesMachine, { input: defaultPreferences }).start();
const startSettings = (): SettingsRef => createActor(settingsMachine, { input: { device: 'other' } }).start();
const screen = (
  settings: SettingsRef,
  preferences: PreferencesRef,
  { hasPixel = true, prefersReducedMotion = false }: { hasPixel?: boolean; prefersReducedMotion?: boolean } = {},
) => (
  <SettingsScreen
    settings={settings}
    preferences={preferences}
    hasPixel={hasPixel}
    prefersReducedMotion={prefersReducedMotion}
  />
);
const isPressed = (page: Page, name: string) =>
  page.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
const sound = (page: Page) => page.getByRole('switch', { name: 'Sounds in games' }) as HTMLInputElement;
const motion = (page: Page) => page.getByRole('switch', { name: 'Less motion' }) as HTMLInputElement;

const charts = new WeakMap<Page, SettingsRef>();
/** A switch that is not known yet is disabled. */
const toggle =
  (of: (page: Page) => HTMLInputElement) =>
  async (page: Page, _event: unknown, { send, isTaken }: Outside): Promise<void> =>
    isTaken ? actOnPage(async () => of(page).click()) : send();

const settingsView: View<typeof settingsMachine, Page> = {
  open: (ref) => {
    const page = openPage(screen(ref as SettingsRef, startPreferences()));
    charts.set(page, ref as SettingsRef);
    return page;
  },
  ...onPage,
  send: {
    'settings.soundAndMotionFound': 'outside',
    'settings.soundSwitched': toggle(sound),
    'settings.motionSwitched': toggle(motion),
    'settings.layoutAsked': press('Desktop'),
    'settings.layoutConfirmed': press(/^Switch to (desktop|phone)$/),
    'settings.closed': pressOrEscape('Keep this one'),
  },
  sees: {
    shown: (page) => {
      expect(page.queryByRole('dialog')).toBeNull();
      const soundAndMotion = charts.get(page)?.getSnapshot().context.soundAndMotion ?? null;
      expect([sound(page).disabled, motion(page).disabled]).toEqual([soundAndMotion === null, soundAndMotion === null]);
      if (soundAndMotion)
        expect([sound(page).checked, motion(page).checked]).toEqual([
          soundAndMotion.hasSound,
          !soundAndMotion.hasMotion,
        ]);
    },
    storing: (page) => expect(page.queryByRole('dialog')).toBeNull(),
    confirming: (page) => expect(page.front().getByRole('heading', { name: 'Switch the layout?' })).toBeTruthy(),
  },
};
describePaths(settingsMachine, settingsSpec, settingsView);

const accentNames = { blue: 'Blue', pink: 'Pink', green: 'Green' };
const modeNames = { system: 'System', light: 'Light', dark: 'Dark' };

type World = Page & { preferences: PreferencesRef };
const pending = ({ getAllByRole }: World) =>
  getAllByRole('button')
    .filter((button) => button.getAttribute('aria-busy') === 'true')
    .map(({ textContent }) => textContent);
const isCalm = (page: World) => {
  const { accent, mode } = page.preferences.getSnapshot().context;
  expect([isPressed(page, accentNames[accent]), isPressed(page, modeNames[mode])]).toEqual([true, true]);
  expect(pending(page)).toEqual([]);
  expect(page.queryByRole('alert')).toBeNull();
};
const byRef = async (page: World, event: Parameters<PreferencesRef['send']>[0]) =>
  actOnPage(async () => page.preferences.send(event));

const preferencesView: View<typeof preferencesMachine, World> = {
  open: (ref) => {
    const preferences = ref as PreferencesRef;
    return { ...openPage(screen(startSettings(), preferences)), preferences };
  },
  ...onPage,
  send: {
    'preferences.accentChosen': async (page, { accent }) => press(accentNames[accent])(page),
    'preferences.modeChosen': press('Dark'),
    'preferences.localeChosen': async (page, { locale }) => press(languageNames[locale])(page),
    'preferences.lowDataChosen': async ({ getByRole }) =>
      actOnPage(async () => getByRole('switch', { name: 'Use less data' }).click()),
    'preferences.consentChosen': async (page, event) => {
      // The card of the pixel also takes a refusal from a player who has not answered yet; a switch cannot.
      if (event.consent === 'refused') await byRef(page, event);
      else await actOnPage(async () => page.getByRole('switch', { name: /Facebook/ }).click());
    },
    'preferences.deviceChosen': byRef,
    'preferences.languageOpened': 'outside',
    'preferences.languageClosed': 'outside',
    'preferences.locationChanged': 'outside',
    // The dialog of the login pages has a retry of its own.
    'preferences.retried': async (page, _, { send, isTaken }) =>
      isTaken && !page.preferences.getSnapshot().matches('open') ? press('Try again')(page) : send(),
  },
  sees: {
    'shown.untouched': isCalm,
    'shown.refused': seesText('alert', /The page could not load again\./),
    painting: isCalm,
    storing: isCalm,
    relaunching: (page) => {
      const { wanted, locale } = page.preferences.getSnapshot().context;
      expect(pending(page)).toEqual(wanted && wanted.locale !== locale ? [languageNames[wanted.locale]] : []);
    },
    // The dialog of the login pages: this page has its own list.
    'open.untouched': isCalm,
    'open.relaunching': isCalm,
    'open.refused': isCalm,
  },
};
describePaths(preferencesMachine, preferencesSpec, preferencesView);

test('a site without a pixel has no switch for it', () => {
  const page = openPage(screen(startSettings(), startPreferences(), { hasPixel: false }));
  expect(page.queryByRole('switch', { name: /Facebook/ })).toBeNull();
});

test('a device that asks for less motion leaves nothing to switch, and the page says why', () => {
  const settings = startSettings();
  settings.send({ type: 'settings.soundAndMotionFound', soundAndMotion: { hasSound: true, hasMotion: true } });
  const page = openPage(screen(settings, startPreferences(), { prefersReducedMotion: true }));
  expect([motion(page).checked, motion(page).disabled]).toEqual([true, true]);
  expect(page.getByText(/Your device asks for less motion already/)).toBeTruthy();
});

test('the present layout asks nothing', async () => {
  const settings = startSettings();
  const send = vi.spyOn(settings, 'send');
  const page = openPage(screen(settings, startPreferences()));
  await press('Phone')(page);
  expect(send).not.toHaveBeenCalled();
});

test('a page that could not load again in the other layout is loaded again at a press', async () => {
  const retries = vi.fn();
  const nothing = () => undefined;
  const page = openPage(
    <LayoutDialog
      isOpen
      isStuck
      device="other"
      isPending={false}
      onConfirm={nothing}
      onClose={nothing}
      onRetry={retries}
    />,
  );
  await press('Try again')(page);
  expect(retries).toHaveBeenCalledOnce();
});
