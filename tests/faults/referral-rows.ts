import { page } from '../../src/app/pages/bonuses/referral.js';
import { expired } from './account-rows.js';
import { loading } from './entry-rows.js';
import type { Row, Rows, Stage } from './rows.js';

const program = { ...loading('referral', page), who: 'player' } as const;
const resting = program.again('shown.idle');

const listRow = (part: string, call: string): Row => ({
  ...program,
  kind: 'read',
  call,
  parts: [part],
  good: 'shown.complete',
  broken: 'unavailable',
  again: program.again('shown.complete'),
  except: expired,
});
const open = async (stage: Stage) => {
  program.act(stage);
  await stage.browser.settle();
};

export const referralRows: Rows = {
  'referral.loadReferral': {
    ...program,
    kind: 'read',
    call: 'GET /referral/getInfo',
    good: 'shown.idle',
    broken: 'unavailable',
    again: resting,
    except: expired,
  },
  'referral.shareLink': {
    ...program,
    kind: 'local',
    reach: open,
    act: ({ tab }) => program.chart(tab).send({ type: 'referral.shareRequested' }),
    good: 'shown.idle',
    again: resting,
  },
  'pagedList.loadRows (referredFriends)': listRow('referredFriends', 'GET /referral/list'),
  'pagedList.loadRows (referralRewards)': listRow('referralRewards', 'GET /referral/reward/list'),
};
