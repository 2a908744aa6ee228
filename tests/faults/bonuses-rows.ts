import type { AnyActorRef } from 'xstate';
import { page as levelBonusPage } from '../../src/app/pages/bonuses/levelBonus.js';
import { page as memberLevelPage } from '../../src/app/pages/bonuses/memberLevel.js';
import { page as rebatePage } from '../../src/app/pages/bonuses/rebate.js';
import { claim } from '../fixtures/bonuses/bonusClaim.spec.js';
import type { Tab } from '../support/browser.js';
import { expired } from './account-rows.js';
import { loading } from './entry-rows.js';
import { childOf, ended } from './hosted.js';
import type { Row, Rows, Stage } from './rows.js';

const rebate = { ...loading('rebate', rebatePage), who: 'player' } as const;
const levelBonus = { ...loading('levelBonus', levelBonusPage), who: 'player' } as const;
const memberLevel = { ...loading('memberLevel', memberLevelPage), who: 'player' } as const;

/** The claims that run over the page, or the page once they are closed. */
const claims = (tab: Tab): AnyActorRef => {
  const page = rebate.chart(tab);
  return (page.getSnapshot().children as Record<string, AnyActorRef | undefined>)['bonusClaims'] ?? page;
};
const send = 'POST /rebate/claim/41';
const claiming = {
  who: 'player',
  chart: claims,
  parts: ['bonusClaim'],
  leave: rebate.leave,
  reach: async (stage: Stage) => {
    rebate.act(stage);
    await stage.browser.settle();
  },
  act: ({ tab }: Stage) => rebate.chart(tab).send({ type: 'rebate.allClaimed' }),
} satisfies Partial<Row>;
const typed = { queue: [claim] };
const arrived = ended('settled', 'the bonus is asked for, and is in the wallet');

export const bonusesRows: Rows = {
  'pagedList.loadRows (rebate)': {
    ...rebate,
    kind: 'read',
    call: 'GET /rebate/getDetail',
    parts: ['rebates'],
    good: 'shown.partial',
    broken: 'unavailable',
    again: rebate.again('shown.partial'),
    except: expired,
  },
  'pagedList.loadRows (further days of rebate)': {
    ...rebate,
    kind: 'read',
    call: 'GET /rebate/list',
    reach: claiming.reach,
    act: ({ tab }) => childOf(rebate.chart(tab), 'rebates').send({ type: 'pagedList.moreRequested' }),
    parts: ['rebates'],
    good: 'shown.partial',
    broken: 'shown.stuck',
    again: rebate.again('shown.partial'),
    except: expired,
  },
  'bonusClaim.reserveKey': {
    ...claiming,
    kind: 'local',
    good: 'settled',
    again: rebate.again('shown.browsing'),
  },
  'bonusClaim.sendClaim': {
    ...claiming,
    kind: 'write',
    call: send,
    good: 'settled',
    broken: 'unsent',
    refused: 'refused',
    typed,
    again: rebate.again('unsent'),
    except: { ...expired, 'reset after': arrived, 'malformed JSON': arrived },
  },
  'bonusClaim.traceClaim': {
    ...claiming,
    kind: 'read',
    call: 'GET /rebate/info/41',
    reach: async (stage) => {
      await claiming.reach(stage);
      stage.server.mishaps.set(send, () => Promise.reject(new TypeError('Failed to fetch')));
    },
    good: 'unsent',
    broken: 'unanswered',
    typed,
    again: rebate.again('unsent'),
    except: expired,
  },
  'pagedList.loadRows (levelBonus)': {
    ...levelBonus,
    kind: 'read',
    call: 'GET /levelBonus/list',
    parts: ['grantedBonuses'],
    good: 'shown.complete',
    broken: 'unavailable',
    again: levelBonus.again('shown.complete'),
    except: expired,
  },
  'memberLevel.loadLevels': {
    ...memberLevel,
    kind: 'read',
    call: 'GET /gameUserLevel/list',
    good: 'shown',
    broken: 'unavailable',
    again: memberLevel.again('shown'),
    except: expired,
  },
};
