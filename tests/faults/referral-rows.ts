import { page } from '../../src/app/pages/bonuses/referral.js';
import { reward } from '../fixtures/bonuses/rewards.js';
import { expired } from './account-rows.js';
import { loading } from './entry-rows.js';
import { ended } from './hosted.js';
import type { Row, Rows, Stage } from './rows.js';

const program = { ...loading('referral', page), who: 'player' } as const;
const resting = program.again('shown.resting');
const claim = 'POST /referral/claim/31';
const typed = { draft: { rewardId: '31', amount: 50_00 } };

const listRow = (part: string, call: string): Row => ({
  ...program,
  kind: 'read',
  call,
  parts: [part],
  good: 'listed.complete',
  broken: 'unavailable',
  again: program.again('listed.complete'),
  except: expired,
});
const open = async (stage: Stage) => {
  program.act(stage);
  await stage.browser.settle();
};
const ask = ({ tab }: Stage) => program.chart(tab).send({ type: 'referral.claimRequested', reward: reward() });
const claiming = { ...program, parts: ['referralReward'], reach: open, act: ask } as const;
const paid = ended('claimed', 'the reward is asked for, and is in the wallet');

export const referralRows: Rows = {
  'referral.loadReferral': {
    ...program,
    kind: 'read',
    call: 'GET /referral/getInfo',
    good: 'shown.resting',
    broken: 'unavailable',
    again: resting,
    except: expired,
  },
  'referral.shareLink': {
    ...program,
    kind: 'local',
    reach: open,
    act: ({ tab }) => program.chart(tab).send({ type: 'referral.shareRequested' }),
    good: 'shown.resting',
    again: resting,
  },
  'referredFriends.loadFriends': listRow('referredFriends', 'GET /referral/list'),
  'referralRewards.loadRewards': listRow('referralRewards', 'GET /referral/reward/list'),
  'referralReward.reserveKey': { ...claiming, kind: 'local', good: 'claimed', again: resting },
  'referralReward.sendClaim': {
    ...claiming,
    kind: 'write',
    call: claim,
    good: 'claimed',
    broken: 'unknown.absent',
    refused: 'refused',
    typed,
    again: program.again('unknown.absent'),
    except: { ...expired, 'reset after': paid, 'malformed JSON': paid },
  },
  'referralReward.findReward': {
    ...claiming,
    kind: 'read',
    call: 'GET /referral/reward/info/31',
    reach: async (stage) => {
      await open(stage);
      stage.server.mishaps.set(claim, () => Promise.reject(new TypeError('Failed to fetch')));
    },
    good: 'unknown.absent',
    broken: 'unknown.silent',
    typed,
    again: program.again('unknown.absent'),
    except: expired,
  },
};
