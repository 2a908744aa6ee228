import { describe, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import {
  fillProfileMachine,
  type FillProfileRef,
  type ProfileSheet,
} from '../../../machines/access/fillProfile.machine.js';
import { FillProfileScreen } from '../../../src/screens/access/fillProfile/Screen.js';
import { FillProfileView, type FillProfileViewProps } from '../../../src/screens/access/fillProfile/View.js';
import { birthdayIn, joined, partsOf, yearsBackFrom } from '../../../src/ui/birthday-field/birthday.js';
import { draft, fillProfileSpec, newcomer, sheet } from '../../fixtures/access/fillProfile.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { describeWrite } from '../../support/describe-write.js';
import { fill, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const isWaiting = ({ getByRole }: Page) =>
  expect(getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true');
const valueOf = ({ getByLabelText }: Page, label: string) => (getByLabelText(label) as HTMLInputElement).value;
const choose = async (page: Page, label: string, value: string) =>
  page.user.selectOptions(page.getByLabelText(label), value);

const view: View<typeof fillProfileMachine, Page> = {
  open: (ref) => openPage(<FillProfileScreen fillProfile={ref as FillProfileRef} />),
  ...onPage,
  send: {
    'fillProfile.typed': async (page, { typed }) => {
      await choose(page, 'Gender', typed.gender);
      await page.user.click(page.getByLabelText('Picture 2'));
      await fill(page, 'Nickname', typed.nickname);
      await page.user.tab();
    },
    'fillProfile.submitted': async (page, { form }) => {
      await fill(page, 'Nickname', form.nickname);
      await fill(page, 'Real name', form.realname);
      await choose(page, 'Gender', form.gender);
      const [year = '', month = '', day = ''] = form.birthday.split('-');
      await choose(page, 'Day', day);
      await choose(page, 'Month', month);
      await choose(page, 'Year', year);
      await fill(page, 'E-mail (optional)', form.email);
      if (form.avatar !== '') await page.user.click(page.getByLabelText('Picture 2'));
      await press('Save')(page);
    },
    'fillProfile.skipped': press('Skip for now'),
    'fillProfile.retried': press('Try again'),
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading your profile')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    'editing.untouched': ({ queryByRole, getByText }) => {
      expect(queryByRole('alert')).toBeNull();
      expect(getByText(/once saved it cannot be changed/)).toBeTruthy();
    },
    'editing.refused': (page) => {
      expect(page.queryByText(/Check this field|below the age|No connection/)).toBeTruthy();
      expect(valueOf(page, 'Real name')).toBe('Tala Rivera');
    },
    sending: isWaiting,
    storing: ({ queryByRole }) => expect(queryByRole('alert')).toBeNull(),
    saved: isWaiting,
    skipped: ({ queryByRole }) => expect(queryByRole('alert')).toBeNull(),
  },
};

describePaths(fillProfileMachine, fillProfileSpec, view);

describeWrite(fillProfileMachine, {
  write: 'sendProfile',
  input: { country: 'PH', timeZone: 'UTC+8', saved: null },
  actors: { loadSheet: fromPromise<ProfileSheet, { timeZone: string }>(async () => sheet) },
  open: (fillProfile: FillProfileRef) => openPage(<FillProfileScreen fillProfile={fillProfile} />),
  reach: async (_: FillProfileRef, page) => {
    await page.findByLabelText('Real name');
    await fill(page, 'Real name', 'Tala Rivera');
    await choose(page, 'Gender', 'female');
    await press('Save')(page);
  },
  tracing: isWaiting,
  unanswered: (page) => {
    seesText('alert', /do not know yet/)(page);
    expect(valueOf(page, 'Real name')).toBe('Tala Rivera');
    expect(page.getByRole('button', { name: 'Skip for now' })).toBeTruthy();
  },
});

function open(props: Partial<FillProfileViewProps> = {}) {
  const onSubmit = vi.fn<FillProfileViewProps['onSubmit']>();
  const nothing = () => undefined;
  const page = openPage(
    <FillProfileView
      panel="form"
      country="PH"
      sheet={sheet}
      draft={null}
      isBusy={false}
      isSilent={false}
      problem={null}
      onTyped={nothing}
      onSubmit={onSubmit}
      onRetry={nothing}
      onSkip={nothing}
      {...props}
    />,
  );
  return { page, onSubmit };
}

describe('the form', () => {
  test('requires names and gender, and sends nothing without them', async () => {
    const { page, onSubmit } = open();
    await fill(page, 'Nickname', '');
    await press('Save')(page);
    expect(page.getAllByText('Fill this in.')).toHaveLength(2);
    expect(page.getByText('Choose one; you may also keep it to yourself.')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test.each([
    ['30', '02', '1990', 'There is no such day. Check day and month.'],
    ['30', '', '1990', 'Choose day, month and year, or none of them.'],
  ])('an invalid birthday is shown: %s %s %s', async (day, month, year, words) => {
    const { page, onSubmit } = open();
    await fill(page, 'Real name', 'Tala Rivera');
    await choose(page, 'Gender', 'female');
    await choose(page, 'Day', day);
    if (month !== '') await choose(page, 'Month', month);
    await choose(page, 'Year', year);
    await press('Save')(page);
    expect(page.getByText(words)).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a stored birthday cannot be changed and is not sent', async () => {
    const { page, onSubmit } = open({
      sheet: { ...sheet, user: { ...newcomer, birthday: '1990-05-17', realname: 'Tala Rivera', gender: 'female' } },
    });
    expect(page.queryByLabelText('Day')).toBeNull();
    expect(valueOf(page, 'Birthday')).toContain('1990');
    await press('Save')(page);
    expect(onSubmit).toHaveBeenCalledWith({
      nickname: 'Tala Rivera',
      realname: 'Tala Rivera',
      gender: 'female',
      birthday: '',
      email: '',
      avatar: '',
    });
  });

  test('shows what was typed before a reload', () => {
    const { page } = open({ draft });
    expect(valueOf(page, 'Nickname')).toBe('Tala');
    expect(valueOf(page, 'Gender')).toBe('female');
    expect((page.getByLabelText('Picture 2') as HTMLInputElement).checked).toBe(true);
  });

  test('a wrong address is shown at its field', async () => {
    const { page, onSubmit } = open();
    await fill(page, 'Real name', 'Tala Rivera');
    await choose(page, 'Gender', 'female');
    await fill(page, 'E-mail (optional)', 'tala@');
    await press('Save')(page);
    expect(page.getByText(/Enter a valid e-mail address/)).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

test('only days that exist, up to today, are accepted', () => {
  const today = '2026-11-21';
  expect(birthdayIn({}, today)).toEqual({ birthday: '' });
  expect(birthdayIn({ day: '29', month: '02', year: '2000' }, today)).toEqual({ birthday: '2000-02-29' });
  expect(birthdayIn({ day: '29', month: '02', year: '2001' }, today)).toEqual({ fault: 'wrong' });
  expect(birthdayIn({ day: '22', month: '11', year: '2026' }, today)).toEqual({ fault: 'wrong' });
  expect(birthdayIn({ day: '22', month: '11' }, today)).toEqual({ fault: 'incomplete' });
  expect([yearsBackFrom(today).at(0), yearsBackFrom(today).at(-1)]).toEqual(['2026', '1900']);
});

test('what is chosen of a birthday is kept as one text', () => {
  const parts = { day: '', month: '02', year: '1990' };
  expect(partsOf(joined(parts))).toEqual(parts);
  expect([joined(partsOf('')), joined(partsOf('1990-05-17'))]).toEqual(['', '1990-05-17']);
});
