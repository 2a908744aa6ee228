import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { profileMachine, type ProfileRef } from '../../../machines/account/profile.machine.js';
import type { ProfileEdit, ProfileField, ProfileSheet } from '../../../machines/account/profile.js';
import { ProfileScreen } from '../../../src/screens/account/profile/Screen.js';
import { profileSpec, sheet } from '../../fixtures/account/profile.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, onPage, openPage, press, pressIfTaken, seesText, type Page } from '../../support/render.js';

const charts = new WeakMap<Page, ProfileRef>();
const names: Readonly<Record<ProfileField, string>> = {
  nickname: 'Nickname',
  realname: 'Real name',
  gender: 'Gender',
  birthday: 'Birthday',
  email: 'E-mail',
};
const editOf = (page: Page): ProfileEdit | null => charts.get(page)?.getSnapshot().context.edit ?? null;
const choose = async ({ user, front }: Page, label: string, value: string) =>
  user.selectOptions(front().getByLabelText(label), value);
const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/** Puts a value into the open field; false if a player cannot enter it there. */
async function enter(page: Page, value: string): Promise<boolean> {
  const field = editOf(page)?.field ?? 'nickname';
  if (field === 'birthday' ? !isDay(value) : isDay(value)) return false;
  if (field === 'birthday') {
    const [year = '', month = '', day = ''] = value.split('-');
    await choose(page, 'Day', day);
    await choose(page, 'Month', month);
    await choose(page, 'Year', year);
  } else if (field === 'gender') await page.user.selectOptions(page.front().getByRole('combobox'), value);
  else await fillOpen(page, value);
  return true;
}
/** Form and dialog have the name of the field too. */
const fillOpen = async (page: Page, value: string) => {
  const input = page.front().getByRole<HTMLInputElement>('textbox');
  if (value === '') return page.user.clear(input);
  await actOnPage(async () => {
    input.focus();
    input.select();
  });
  await page.user.paste(value);
};
const outside = (page: Page, event: Parameters<ProfileRef['send']>[0]) =>
  actOnPage(async () => charts.get(page)?.send(event));

const isField = (page: Page) =>
  expect(page.front().getByRole('heading').textContent).toBe(names[editOf(page)?.field ?? 'nickname']);
const isWaiting = ({ front }: Page) =>
  expect(front().getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true');
const asks = (title: string) => (page: Page) => expect(page.front().getByRole('heading').textContent).toBe(title);

const view: View<typeof profileMachine, Page> = {
  open: (ref) => {
    const page = openPage(<ProfileScreen profile={ref as ProfileRef} />);
    charts.set(page, ref as ProfileRef);
    return page;
  },
  ...onPage,
  send: {
    'profile.fieldOpened': (page, event, outer) =>
      pressIfTaken(new RegExp(`^${names[event.field]}`))(page, event, outer),
    'profile.typed': async (page, event) => {
      if (!(await enter(page, event.value))) await outside(page, event);
    },
    'profile.submitted': async (page, event) => {
      if (await enter(page, event.value)) await press('Save')(page);
      else await outside(page, event);
    },
    'profile.closed': press('Close'),
    'profile.confirmed': press(/^(?:Yes, save it|Save it as it is)$/),
    'profile.discarded': press('Discard it'),
    'profile.kept': press(/^(?:Change it|Correct it|Go on editing)$/),
    'profile.retried': press(/^(?:Try again|Check again)$/),
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading your information')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    shown: (page) => {
      expect(page.queryByRole('dialog') ?? page.queryByRole('alertdialog')).toBeNull();
      expect(page.getAllByRole('listitem')).toHaveLength(6);
      expect(page.getByRole('link', { name: 'Change picture' }).getAttribute('href')).toBe(
        '/pages/account/myInfomation/avatar',
      );
    },
    'editing.untouched': isField,
    'editing.refused': (page) => {
      isField(page);
      expect(page.front().queryAllByText(/Check this field|below the age|No connection/).length).toBeGreaterThan(0);
    },
    confirming: asks('Is this your birthday?'),
    warning: asks('Is this your name?'),
    discarding: asks('Discard the change?'),
    sending: isWaiting,
    'unknown.tracing': isWaiting,
    'unknown.unanswered': (page) => {
      isField(page);
      seesText('alert', /do not know yet/)(page);
    },
  },
};

describePaths(profileMachine, profileSpec, view);

async function openOn(given: Partial<ProfileSheet> = {}, saved: ProfileEdit | null = null) {
  const loadProfile = fromPromise<ProfileSheet, { timeZone: string }>(async () => ({ ...sheet, ...given }));
  const chart = createActor(profileMachine.provide({ actors: { loadProfile } }), {
    input: { country: 'PH', timeZone: 'UTC+8', saved },
  }).start();
  const page = openPage(<ProfileScreen profile={chart} />);
  charts.set(page, chart);
  await page.findByRole('list');
  return { chart, page };
}
const rowOf = (page: Page, name: string) =>
  page.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith(name));

test('a field that is not set says so, and a birthday that is set has no button', async () => {
  const { page } = await openOn({ user: { ...sheet.user, email: '', birthday: '1990-05-17', gender: 'unknown' } });
  expect(rowOf(page, 'E-mail')?.textContent).toBe('E-mailNot set yet');
  expect(rowOf(page, 'Gender')?.textContent).toBe("GenderI'd rather not say");
  expect(rowOf(page, 'Birthday')?.textContent).toBe('BirthdayMay 17, 1990It is set and cannot be changed.');
  expect(rowOf(page, 'Birthday')?.querySelector('button')).toBeNull();
});

test('the phone leads to its own page: to change it, or to add one', async () => {
  const { page } = await openOn();
  expect(page.getByRole('link', { name: /^Phone/ }).getAttribute('href')).toBe(
    '/pages/account/myInfomation/changePhone',
  );
});

test('an account without a phone adds one', async () => {
  const { page } = await openOn({ user: { ...sheet.user, phone: '' } });
  expect(page.getByRole('link', { name: /^Phone/ }).getAttribute('href')).toBe('/pages/login/bindPhone');
});

test('a name with markup and marks of direction is shown as text, apart from the words around it', async () => {
  const nickname = '\u{202e}<b>evil</b>';
  const { page } = await openOn({ user: { ...sheet.user, nickname } });
  const shown = rowOf(page, 'Nickname')?.querySelector('bdi');
  expect(shown?.textContent).toBe(nickname);
  expect(shown?.querySelector('b')).toBeNull();
});

test('an uploaded picture is shown instead of the picture of the site', async () => {
  const avatarUrl = `/user-api/common/upload/${'0'.repeat(32)}.webp`;
  const { page } = await openOn({ user: { ...sheet.user, avatarUrl } });
  expect(page.getAllByRole('presentation').map((image) => image.getAttribute('src'))).toContain(avatarUrl);
});

test.each([
  ['nickname', '<b>', /without < and >/],
  ['realname', 'R2D2', /Use letters, spaces/],
  ['email', 'tala@', /Enter a valid e-mail address/],
] as const)('a wrong text is shown at its field and not sent: %s', async (field, text, words) => {
  const { page, chart } = await openOn();
  await page.user.click(page.getByRole('button', { name: new RegExp(`^${names[field]}`) }));
  await fillOpen(page, text);
  await press('Save')(page);
  expect(page.front().getByText(words)).toBeTruthy();
  expect(chart.getSnapshot().matches('editing')).toBe(true);
});

test('every change is kept for a reload, a birthday of which a part is chosen too', async () => {
  const { page, chart } = await openOn();
  await page.user.click(page.getByRole('button', { name: /^Birthday/ }));
  await choose(page, 'Day', '17');
  await choose(page, 'Year', '1990');
  expect(chart.getSnapshot().context.edit).toEqual({ field: 'birthday', value: '1990--17' });
  await press('Save')(page);
  expect(page.front().getByText('Choose day, month and year.')).toBeTruthy();
  await choose(page, 'Month', '02');
  await choose(page, 'Day', '30');
  await press('Save')(page);
  expect(page.front().getByText(/There is no such day/)).toBeTruthy();
  expect(chart.getSnapshot().matches('editing')).toBe(true);
});

test('a field that was open before a reload has what was typed', async () => {
  const { page } = await openOn({}, { field: 'birthday', value: '1990--17' });
  await page.findByRole('dialog');
  const valueOf = (label: string) => page.front().getByLabelText<HTMLSelectElement>(label).value;
  expect([valueOf('Day'), valueOf('Month'), valueOf('Year')]).toEqual(['17', '', '1990']);
});

test('the question about the birthday shows the day in words', async () => {
  const { page } = await openOn();
  await page.user.click(page.getByRole('button', { name: /^Birthday/ }));
  await enter(page, '1998-02-28');
  await press('Save')(page);
  expect(page.front().getByText('Feb 28, 1998. Once saved it cannot be changed.')).toBeTruthy();
});

test('the warning about the name shows both names', async () => {
  const { page } = await openOn();
  await page.user.click(page.getByRole('button', { name: /^Real name/ }));
  await enter(page, 'Juan Cruz');
  await press('Save')(page);
  expect(page.front().getByText(/You typed Juan Cruz, and a bank card is in the name of Marisol Reyes/)).toBeTruthy();
});
