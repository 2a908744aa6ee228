import type { EndAction } from '../../machines/promotions/ending.js';
import { settlePollingMachine } from '../../machines/promotions/settlePolling.machine.js';
import { page as myPromotionsPage } from '../../src/app/pages/promotions/myPromotions.js';
import { page as recordPage } from '../../src/app/pages/promotions/promotionRecord.js';
import { page as billPage } from '../../src/app/pages/promotions/promotionBill.js';
import { page as codePage } from '../../src/app/pages/promotions/promotionCode.js';
import { page as gamesPage } from '../../src/app/pages/promotions/promotionGames.js';
import {
  activityDetail as activityPage,
  promotionDetail as detailPage,
} from '../../src/app/pages/promotions/offerDetail.js';
import { page as promotionsPage } from '../../src/app/pages/promotions/promotions.js';
import type { Outside } from '../../src/effects/outside.js';
import { defineSettlePollingActors } from '../../src/effects/promotions/settlePolling.js';
import type { Tab } from '../support/browser.js';
import { loading } from './entry-rows.js';
import { expired, gone } from './account-rows.js';
import { childOf, ended, hosted } from './hosted.js';
import type { Row, Rows, Stage } from './rows.js';

const promotions = loading('promotions', promotionsPage);
const myPromotions = { ...loading('myPromotions', myPromotionsPage), who: 'player' } as const;
const recordOf = (id: string) => ({ ...loading('promotionRecord', recordPage, { id }), who: 'player' }) as const;
const settlePolling = {
  ...loading('settlePolling', {
    machine: (outside: Outside) =>
      settlePollingMachine.provide({ actors: defineSettlePollingActors(outside, undefined) }),
    input: () => ({ isHidden: false }),
  }),
  who: 'player',
} as const;

const running = 'running.resting';
const reload = (id: string) => recordOf(id).again(running);
const failed = () => Promise.reject(new TypeError('Failed to fetch'));
/** The rows of one of the three ends, over the page of a participation that allows it. */
function endRows(chart: string, action: EndAction, id: string): Rows {
  const record = recordOf(id);
  const send = `POST /gamePromotion/record/${action}/${id}`;
  const endOf = (tab: Tab) => childOf(childOf(record.chart(tab), chart), 'promotionEnd');
  const base = {
    who: 'player',
    chart: record.chart,
    parts: [chart, 'promotionEnd', 'sendEnd'],
    leave: record.leave,
    again: reload(id),
  } satisfies Partial<Row>;
  const open = async ({ tab, browser }: Stage) => {
    record.act({ tab, browser } as Stage);
    await browser.settle();
  };
  const ask = ({ tab }: Stage) => record.chart(tab).send({ type: `promotionRecord.${action}Requested` });
  const question = async (stage: Stage) => {
    await open(stage);
    ask(stage);
    await stage.browser.settle();
  };
  const confirm = ({ tab }: Stage) => endOf(tab).send({ type: 'confirmedEnd.confirmed' });
  const done = ended('ended', 'the participation is read, and has ended');
  return {
    [`confirmedEnd.previewEnd (${action})`]: {
      ...base,
      kind: 'read',
      call: `GET /gamePromotion/record/preview/${id}`,
      reach: open,
      act: ask,
      good: 'confirming',
      broken: 'unavailable',
      except: expired,
    },
    [`keyedWrite.sendRequest (${action})`]: {
      ...base,
      kind: 'write',
      call: send,
      reach: question,
      act: confirm,
      good: 'ended',
      broken: 'unknown.unsent',
      refused: 'refused',
      except: { ...expired, 'reset after': done, 'malformed JSON': done },
    },
    [`keyedWrite.traceRequest (${action})`]: {
      ...base,
      kind: 'read',
      call: `GET /gamePromotion/record/info/${id}`,
      reach: async (stage) => {
        await question(stage);
        stage.server.mishaps.set(send, failed);
      },
      act: confirm,
      good: 'unknown.unsent',
      broken: 'unknown.unanswered',
      except: expired,
    },
    [`confirmedEnd.watchPage (${action})`]: {
      ...base,
      kind: 'watch',
      reach: question,
      act: ({ tab }) => tab.hear({ type: 'visibilitychange' }),
      good: 'confirming',
    },
  };
}

const choice = { promotionId: 'reel-starter', amount: 500_00, code: null };
const offer = hosted('promotionDetail', detailPage);
const detail = { ...loading('promotionDetail', detailPage, { id: 'reel-starter' }), who: 'player' } as const;
const readTerms = async (stage: Stage) => {
  detail.act(stage);
  await stage.browser.settle();
};
const submit = ({ tab }: Stage) => offer.say(tab, { type: 'promotionDetail.submitted', choice });
const confirm = ({ tab }: Stage) => offer.say(tab, { type: 'promotionDetail.confirmed' });
const quoteJoin = async (stage: Stage) => {
  await readTerms(stage);
  submit(stage);
  await stage.browser.settle();
};
/** The server has received it, but the player does not know. */
const taken = ended('joined', 'the participation is asked for, and runs');
const typed = { draft: { choice } };
const join = 'POST /gamePromotion/participate/reel-starter';

const bill = { ...loading('promotionBill', billPage, { id: '7' }), who: 'player' } as const;
const billShown = 'shown.resting';
const readBill = async (stage: Stage) => {
  bill.act(stage);
  await stage.browser.settle();
};
const games = { ...loading('promotionGames', gamesPage, { id: 'reel-starter' }), who: 'player' } as const;
const codeFlow = hosted('promotionCode', codePage);
const codeEntry = { ...loading('promotionCode', codePage), who: 'player' } as const;
const codeTyped = { draft: { code: 'REEFGIFT' } };
const submitCode = ({ tab }: Stage) => codeFlow.say(tab, { type: 'promotionCode.submitted', code: 'REEFGIFT' });
const confirmCode = ({ tab }: Stage) => codeFlow.say(tab, { type: 'promotionCode.confirmed' });
const openCode = async (stage: Stage) => {
  codeEntry.act(stage);
  await stage.browser.settle();
};
const offerCode = async (stage: Stage) => {
  await openCode(stage);
  submitCode(stage);
  await stage.browser.settle();
};
const redeem = 'POST /gamePromotion/code/redeem';
const redeemed = ended('redeemed', 'the code is looked up, and is redeemed');
const untyped = codeEntry.again('editing.untouched');
const event = { ...loading('activityDetail', activityPage, { id: 'lantern-week' }), who: 'player' } as const;
const readEvent = async (stage: Stage) => {
  event.act(stage);
  await stage.browser.settle();
};
const claimEvent = ({ tab }: Stage) => event.chart(tab).send({ type: 'activityDetail.claimRequested' });
const eventClaim = 'POST /activity/claim/lantern-week';
const claimed = ended('shown.claimed', 'the event is asked, and its reward is in the wallet');
const claiming = { draft: { activityId: 'lantern-week', step: 'claim' } };

/** Promotions, participations and events. */

export const promotionsRows: Rows = {
  'pagedList.loadRows (promotionBill)': {
    ...bill,
    kind: 'read',
    call: 'GET /gamePromotion/bill/list/7',
    parts: ['billLines'],
    good: 'shown.partial',
    broken: 'unavailable',
    again: bill.again('shown.partial'),
    except: { ...expired, 'body 10400': ended('missing', "an id that the server refuses is nobody's") },
  },
  'pagedList.loadRows (further lines)': {
    ...bill,
    kind: 'read',
    call: 'GET /gamePromotion/bill/list/7',
    reach: readBill,
    act: ({ tab }) => childOf(tab.flow('promotionBill'), 'billLines').send({ type: 'pagedList.moreRequested' }),
    parts: ['billLines'],
    good: 'shown.partial',
    broken: 'shown.stuck',
    again: bill.again('shown.partial'),
    except: expired,
  },
  'promotionBill.loadBill': {
    ...bill,
    kind: 'read',
    call: 'GET /gamePromotion/bill/list/7',
    isBackground: true,
    reach: readBill,
    act: ({ browser }) => browser.pass(60_000),
    good: billShown,
    broken: billShown,
    again: bill.again(billShown),
    except: expired,
  },
  'promotionBill.watchPage': {
    ...bill,
    kind: 'watch',
    reach: readBill,
    act: ({ tab }) => tab.hear({ type: 'visibilitychange' }),
    good: billShown,
    again: bill.again(billShown),
  },
  'promotionGames.loadPlace': {
    ...games,
    kind: 'read',
    call: 'GET /gamePromotion/info/reel-starter',
    good: 'shown.games',
    broken: 'unavailable',
    again: games.again('shown.games'),
    except: { ...expired, 'body 10400': ended('missing', "an id that the server refuses is nobody's") },
  },
  'pagedList.loadRows (promotionGames)': {
    ...games,
    kind: 'read',
    call: 'GET /gamePromotion/game/list/reel-starter',
    parts: ['countedGameList'],
    good: 'shown.complete',
    broken: 'unavailable',
    again: games.again('shown.complete'),
    except: expired,
  },
  'promotionCode.checkCode': {
    ...codeEntry,
    kind: 'read',
    call: 'POST /gamePromotion/code/check',
    reach: openCode,
    act: submitCode,
    good: 'offered',
    broken: 'editing.refused',
    typed: codeTyped,
    again: untyped,
    except: gone,
  },
  'promotionCode.reserveKey': {
    ...codeEntry,
    kind: 'local',
    reach: offerCode,
    act: confirmCode,
    good: 'redeemed',
    again: untyped,
  },
  'keyedWrite.sendRequest (promotionCode)': {
    ...codeEntry,
    parts: ['sendRedemption'],
    kind: 'write',
    call: redeem,
    reach: offerCode,
    act: confirmCode,
    good: 'redeemed',
    broken: 'unknown.unsent',
    refused: 'editing.refused',
    again: codeEntry.again('unknown.unsent'),
    except: { ...gone, 'reset after': redeemed, 'malformed JSON': redeemed },
  },
  'keyedWrite.traceRequest (promotionCode)': {
    ...codeEntry,
    parts: ['sendRedemption'],
    kind: 'read',
    call: 'POST /gamePromotion/code/check',
    reach: async (stage) => {
      await offerCode(stage);
      stage.server.mishaps.set(redeem, failed);
    },
    act: confirmCode,
    good: 'unknown.unsent',
    broken: 'unknown.unanswered',
    typed: codeTyped,
    again: codeEntry.again('unknown.unsent'),
    except: expired,
  },
  'activityDetail.loadActivity': {
    ...event,
    kind: 'read',
    call: 'GET /activity/info/lantern-week',
    good: 'shown.claimable',
    broken: 'unavailable',
    again: event.again('shown.claimable'),
    except: { ...expired, 'body 10400': ended('missing', "an id that the server refuses is nobody's") },
  },
  'activityDetail.reserveKey': {
    ...event,
    kind: 'local',
    reach: readEvent,
    act: claimEvent,
    good: 'shown.claimed',
    again: event.again('shown.claimed'),
  },
  'keyedWrite.sendRequest (activityDetail)': {
    ...event,
    parts: ['sendStep'],
    kind: 'write',
    call: eventClaim,
    reach: readEvent,
    act: claimEvent,
    good: 'shown.claimed',
    broken: 'unknown.unsent',
    refused: 'refused',
    again: event.again('unknown.unsent'),
    except: { ...expired, 'reset after': claimed, 'malformed JSON': claimed },
  },
  'keyedWrite.traceRequest (activityDetail)': {
    ...event,
    parts: ['sendStep'],
    kind: 'read',
    call: 'GET /activity/info/lantern-week',
    reach: async (stage) => {
      await readEvent(stage);
      stage.server.mishaps.set(eventClaim, failed);
    },
    act: claimEvent,
    good: 'unknown.unsent',
    broken: 'unknown.unanswered',
    typed: claiming,
    again: event.again('unknown.unsent'),
    except: expired,
  },
  'activityDetail.watchClock': {
    ...event,
    kind: 'watch',
    reach: event.act,
    act: ({ browser }) => browser.pass(30_000),
    good: 'shown.claimable',
    again: event.again('shown.claimable'),
  },
  'promotionDetail.loadPromotion': {
    ...detail,
    kind: 'read',
    call: 'GET /gamePromotion/info/reel-starter',
    good: 'editing.untouched',
    broken: 'unavailable',
    again: detail.again('editing.untouched'),
    except: { ...expired, 'body 10400': ended('missing', "an id that the server refuses is nobody's") },
  },
  'promotionDetail.quoteJoin': {
    ...detail,
    kind: 'read',
    call: 'GET /gamePromotion/quote/reel-starter',
    reach: readTerms,
    act: submit,
    good: 'confirming',
    broken: 'editing.refused',
    typed,
    again: detail.again('editing.untouched'),
    except: gone,
  },
  'promotionDetail.reserveKey': {
    ...detail,
    kind: 'local',
    reach: quoteJoin,
    act: confirm,
    good: 'joined',
    typed,
    again: detail.again('joinedAlready'),
  },
  'keyedWrite.sendRequest (promotionDetail)': {
    ...detail,
    parts: ['sendJoin'],
    kind: 'write',
    call: join,
    reach: quoteJoin,
    act: confirm,
    good: 'joined',
    broken: 'unknown.unsent',
    refused: 'editing.refused',
    typed,
    again: detail.again('unknown.unsent'),
    except: { ...gone, 'reset after': taken, 'malformed JSON': taken },
  },
  'keyedWrite.traceRequest (promotionDetail)': {
    ...detail,
    parts: ['sendJoin'],
    kind: 'read',
    call: 'GET /gamePromotion/info/reel-starter',
    reach: async (stage) => {
      await quoteJoin(stage);
      stage.server.mishaps.set(join, failed);
    },
    act: confirm,
    good: 'unknown.unsent',
    broken: 'unknown.unanswered',
    typed,
    again: detail.again('unknown.unsent'),
    except: expired,
  },
  'pagedList.loadRows (promotions)': {
    ...promotions,
    parts: ['offers'],
    kind: 'read',
    call: 'GET /gamePromotion/list',
    good: 'shown.complete',
    broken: 'unavailable',
    again: promotions.again('shown.complete'),
  },
  'promotions.watchClock': {
    ...promotions,
    kind: 'watch',
    reach: promotions.act,
    act: ({ browser }) => browser.pass(30_000),
    good: 'shown',
    again: promotions.again('shown'),
  },
  'pagedList.loadRows (myPromotions)': {
    ...myPromotions,
    kind: 'read',
    call: 'GET /gamePromotion/record/list',
    good: 'shown.complete',
    broken: 'unavailable',
    again: myPromotions.again('shown.complete'),
    except: expired,
  },
  'promotionRecord.loadRecord': {
    ...recordOf('7'),
    kind: 'read',
    call: 'GET /gamePromotion/record/info/7',
    good: running,
    broken: 'unavailable',
    again: reload('7'),
    except: { ...expired, 'body 10400': ended('missing', "an id that the server refuses is nobody's") },
  },
  'promotionRecord.loadComparison': {
    ...recordOf('8'),
    kind: 'read',
    call: 'GET /gamePromotion/record/preview/8',
    reach: recordOf('8').act,
    act: ({ tab }) => tab.flow('promotionRecord').send({ type: 'promotionRecord.comparisonRequested' }),
    readers: 2,
    good: 'running.compared',
    broken: 'running.uncompared',
    again: reload('8'),
    except: expired,
  },
  'promotionRecord.watchPage': {
    ...recordOf('7'),
    kind: 'watch',
    reach: recordOf('7').act,
    act: ({ tab }) => tab.hear({ type: 'visibilitychange' }),
    good: running,
    again: reload('7'),
  },
  ...endRows('promotionSettle', 'settle', '7'),
  ...endRows('promotionClose', 'close', '8'),
  ...endRows('promotionUnlock', 'unlock', '8'),
  'settlePolling.recallRest': {
    ...settlePolling,
    kind: 'local',
    good: 'polling.holding',
    again: settlePolling.again('polling.awaitingTurn'),
  },
  'settlePolling.lead': {
    ...settlePolling,
    kind: 'watch',
    good: 'polling.holding',
    again: settlePolling.again('polling.awaitingTurn'),
  },
  'settlePolling.loadSettlable': {
    ...settlePolling,
    kind: 'read',
    call: 'GET /gamePromotion/record/getCanSettlePromotionRecord',
    isBackground: true,
    good: 'polling.holding',
    broken: 'polling.resting',
    except: expired,
    again: settlePolling.again('polling.awaitingTurn'),
  },
  'settlePolling.storeOffer': {
    ...settlePolling,
    kind: 'local',
    reach: settlePolling.act,
    act: ({ tab }) => tab.flow('settlePolling').send({ type: 'settlePolling.placeChanged', isFree: true }),
    good: 'open',
    again: settlePolling.again('polling.awaitingTurn'),
  },
  'settlePolling.watchPage': {
    ...settlePolling,
    kind: 'watch',
    reach: settlePolling.act,
    act: ({ tab }) => tab.hear({ type: 'visibilitychange' }),
    good: 'polling.holding',
    again: settlePolling.again('polling.awaitingTurn'),
  },
};
