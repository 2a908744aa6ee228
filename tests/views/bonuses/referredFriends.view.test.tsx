import { expect } from 'vitest';
import { referredFriendsMachine } from '../../../machines/bonuses/referralLists.js';
import { Friends } from '../../../src/screens/bonuses/referral/Friends.js';
import { friend } from '../../fixtures/bonuses/rewards.js';
import { describeList } from '../../support/describe-list.js';
import { openPage, seesText } from '../../support/render.js';

describeList(
  referredFriendsMachine,
  {
    query: null,
    first: [friend()],
    second: [friend({ name: 'ka***na', status: 'rewarded', createTime: '2026-11-10T10:00:00.000Z' })],
  },
  {
    open: (friends) => openPage(<Friends friends={friends} />),
    loading: ({ getByText }) => expect(getByText('Loading your friends')).toBeTruthy(),
    empty: ({ getByText }) => expect(getByText('No friends yet')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    rows: (page) => {
      for (const { textContent } of page.getAllByRole('listitem'))
        expect(textContent).toMatch(/ma\*\*\*af.*Signed up .*Signed up|ka\*\*\*na.*Brought a reward/);
    },
    stuck: seesText('alert', /More of your friends could not be loaded/),
  },
);
