import { activity, promotion } from '../fixtures/promotions/offers.js';
import { claimable, claimed } from '../fixtures/promotions/activityDetail.spec.js';
import { ended, endResult, preview, recordInfo, settlable, unlockable } from '../fixtures/promotions/records.js';
import { codeOffer } from '../fixtures/promotions/promotionCode.spec.js';
import { billCompiling, billLine, billPage } from '../fixtures/promotions/promotionBill.spec.js';
import { countedGame, gamesPlace } from '../fixtures/promotions/promotionGames.spec.js';
import { promotionInfo, promotionQuote } from '../fixtures/promotions/promotionDetail.spec.js';
import type { EndAction } from '../../machines/promotions/ending.js';
import type { Call } from '../support/browser.js';
import type { Scripted } from './server.js';

const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });
const end = (action: EndAction) => (_: Call, world: Scripted) => {
  world.isPromotionEnded = true;
  return ok(endResult(action));
};
/** Participation 7 can be settled, and 8 closed or unlocked. */
const record = (action: EndAction) => (_: Call, world: Scripted) =>
  ok(
    world.isPromotionEnded
      ? recordInfo(ended(action))
      : recordInfo(action === 'settle' ? settlable : { ...unlockable, recordId: '8' }),
  );

/** The responses of a healthy server about promotions and participations. */
export const promotionAnswers: Readonly<Record<string, object | ((call: Call, world: Scripted) => object)>> = {
  'GET /gamePromotion/list': {
    code: 200,
    msg: 'OK',
    rows: [promotion()],
    total: 1,
    serverTime: '2026-11-21T10:00:00.000Z',
  },
  'GET /gamePromotion/info/reel-starter': (_, { isJoined }) =>
    ok(promotionInfo(isJoined ? { status: 'joined', recordId: '7' } : {})),
  'GET /activity/info/lantern-week': (_, { isRewardClaimed }) =>
    ok(activity({ endTime: '2030-01-01T00:00:00.000Z', ...(isRewardClaimed ? claimed : claimable) })),
  'POST /activity/claim/lantern-week': (_, world) => {
    world.isRewardClaimed = true;
    return ok({ activity: activity(claimed), amount: 50_00, balance: 1_050_00 });
  },
  'GET /gamePromotion/quote/reel-starter': ok(promotionQuote()),
  'POST /gamePromotion/participate/reel-starter': (_, world) => {
    world.isJoined = true;
    return ok(endResult('settle'));
  },
  'GET /gamePromotion/bill/list/7': { code: 200, msg: 'OK', ...billPage([billLine()], 2, billCompiling) },
  'GET /gamePromotion/game/makerType/reel-starter': ok(gamesPlace().makers),
  'GET /gamePromotion/game/list/reel-starter': {
    code: 200,
    msg: 'OK',
    rows: [countedGame('1', 'Mango Moon', 100)],
    total: 1,
  },
  'POST /gamePromotion/code/check': (_, { isCodeUsed }) =>
    ok(codeOffer(isCodeUsed ? { usedTime: '2026-11-21T10:00:00.000Z', recordId: '7' } : {})),
  'POST /gamePromotion/code/redeem': (_, world) => {
    world.isCodeUsed = true;
    return ok({ kind: 'gift', promotion: promotion(), record: recordInfo(settlable) });
  },
  'GET /gamePromotion/record/list': { code: 200, msg: 'OK', rows: [recordInfo(settlable)], total: 1 },
  'GET /gamePromotion/record/info/7': record('settle'),
  'GET /gamePromotion/record/info/8': record('close'),
  'GET /gamePromotion/record/preview/7': ok(preview('settle')),
  'GET /gamePromotion/record/preview/8': ok({ ...preview('close'), recordId: '8' }),
  'POST /gamePromotion/record/settle/7': end('settle'),
  'POST /gamePromotion/record/close/8': end('close'),
  'POST /gamePromotion/record/unlock/8': end('unlock'),
  'GET /gamePromotion/record/getCanSettlePromotionRecord': ok({ id: '7', buttonStatus: 1 }),
};
