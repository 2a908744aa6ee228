import type { components } from '../openapi/user-api.js';

type Schemas = components['schemas'];
export type Locale = Schemas['Locale'];
export type Currency = Schemas['Currency'];
export type SiteInfo = Schemas['WebsiteInfo'];
export type User = Schemas['User'];
export type Home = Schemas['Home'];
export type GameCard = Schemas['GameCard'];
export type GameInfo = Schemas['GameInfo'];
export type GameSession = Schemas['GameSession'];
export type BalanceInfo = Schemas['BalanceInfo'];
export type PayChannel = Schemas['PayChannel'];
export type PayMethod = Schemas['PayMethod'];
export type Quote = Schemas['Quote'];
export type Bill = Schemas['Bill'];

/** pc or anything else; decided once at launch, never by resizing (A9). */
export type Device = 'pc' | 'other';
export type Accent = 'blue' | 'pink' | 'green';
/** `system` follows the person's setting. */
export type Mode = 'light' | 'dark' | 'system';

/** To be measured by the vendor of the site's tracking pixel: off until the person says yes (G1). */
export type Consent = 'unasked' | 'given' | 'refused';

/** Refusals of the contract (x-problem-codes in openapi/user-api.yaml) by their names; a guard test compares the two. */
export type ContractProblem =
  | 'notLoggedIn'
  | 'forbidden'
  | 'tooManyRequests'
  | 'fault'
  | 'wrongCaptcha'
  | 'captchaRequired'
  | 'wrongCredentials'
  | 'accountLocked'
  | 'wrongCode'
  | 'phoneTaken'
  | 'usernameTaken'
  | 'inviteUnknown'
  | 'passwordTooCommon'
  | 'ageNotConfirmed'
  | 'invalidPhone'
  | 'bankUnknown'
  | 'amountOutOfRange'
  | 'channelClosed'
  | 'tooManyOrders'
  | 'dailyLimitReached'
  | 'orderNotCancellable'
  | 'keyReused'
  | 'withdrawClosed'
  | 'cardTooNew'
  | 'turnoverLeft'
  | 'withdrawLimitReached'
  | 'withdrawalUnderReview'
  | 'withdrawalNotCancellable'
  | 'bankCardExists'
  | 'tooManyBankCards'
  | 'bankCardInUse'
  | 'notAPicture'
  | 'fileTooLarge'
  | 'tooManyReviews'
  | 'insufficientBalance'
  | 'gameMaintenance'
  | 'gameNotOpen'
  | 'sessionOpen'
  | 'sessionEnded'
  | 'makerLocked'
  | 'socialDenied'
  | 'socialExpired'
  | 'socialUnavailable'
  | 'socialTaken'
  | 'phoneBound'
  | 'ownComment'
  | 'wrongPassword'
  | 'samePassword'
  | 'birthdayFixed'
  | 'tooYoung'
  | 'onlyWayIn'
  | 'promotionEnded'
  | 'promotionUsed'
  | 'promotionFull'
  | 'promotionCodeWrong'
  | 'promotionCodeNeeded'
  | 'promotionNotSettlable'
  | 'promotionRecordEnded'
  | 'promotionNotUnlockable'
  | 'promotionInGame'
  | 'promotionGameExcluded'
  | 'promotionOtherDevice'
  | 'activityNotClaimable'
  | 'promotionNotForYou'
  | 'promotionSettleFirst'
  | 'promotionBalanceApart'
  | 'bonusNotReleased'
  | 'bonusExpired'
  | 'bonusAlreadyClaimed'
  | 'invalidRequest'
  | 'notFound';

/** Every reason that a player can be told. `unreachable` is the client's own: the outside gave no readable answer. */
export type ProblemCode = ContractProblem | 'refusedByServer' | 'unreachable';

/** `text` is the server's own sentence in the player's language; `field` names what was refused in a form. */
export type Problem = { code: ProblemCode; text?: string; field?: string };

/** An expected refusal is a value; a rejection means that the outside broke. */
export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** One page of a longer list. */
export type Paged<T> = { rows: readonly T[]; total: number };

/** `Plain<'a' | 'b'>` is `{ type: 'a' } | { type: 'b' }`: one member each, so that `Extract` finds them. */
export type Plain<T extends string> = T extends string ? { type: T } : never;

/** What a screen may ask of any state: is it waiting, a form, a stop, an end. */
export type UiTag = 'busy' | 'form' | 'failed' | 'done';

export type ChartMeta = {
  title: string;
  /**
   * On a chart's root: the context fields that survive a reload. Everything else is forgotten, and these as well when 30
   * minutes have passed since they changed; not what `lasts` until its flow is done: money that may be under way.
   */
  resumes?: { version: number; fields: readonly string[]; lasts?: 'untilDone' };
};

/** Default of every actor: a chart that was booted without its effects says which one is missing. */
export const mustBeProvided = (actor: string) => () => Promise.reject(new Error(`${actor} must be provided`));

/** A state is only reached with its data filled; a hole here is a mistake in the chart, not of the player. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the chart reached a state without its data');
  return value;
}

export const problemOf = (result: Result<unknown>): Problem | null => (result.ok ? null : result.problem);
