import { expect } from 'vitest';
import { referredFriendsMachine, type ReferredFriendsRef } from '../../../machines/bonuses/referredFriends.machine.js';
import { Friends } from '../../../src/screens/bonuses/referral/Friends.js';
import { referredFriendsSpec } from '../../fixtures/bonuses/referredFriends.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const more = ({ queryByRole }: Page) => queryByRole('button', { name: 'Show more' });
const lists = (page: Page) => {
  for (const { textContent } of page.getAllByRole('listitem'))
    expect(textContent).toMatch(/ma\*\*\*af.*Signed up .*Signed up|ka\*\*\*na.*Brought a reward/);
};

const view: View<typeof referredFriendsMachine, Page> = {
  open: (ref) => openPage(<Friends friends={ref as ReferredFriendsRef} />),
  ...onPage,
  send: { 'friends.moreWanted': press('Show more'), 'friends.retried': press('Try again') },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading your friends')).toBeTruthy(),
    empty: ({ getByText }) => expect(getByText('No friends yet')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    'listed.partial': (page) => {
      lists(page);
      expect(more(page)?.getAttribute('aria-busy')).toBeNull();
    },
    'listed.extending': (page) => {
      lists(page);
      expect(more(page)?.getAttribute('aria-busy')).toBe('true');
    },
    'listed.stuck': (page) => {
      lists(page);
      seesText('alert', /More of your friends could not be loaded/)(page);
    },
    'listed.complete': (page) => {
      lists(page);
      expect(more(page)).toBeNull();
    },
  },
};

describePaths(referredFriendsMachine, referredFriendsSpec, view);
