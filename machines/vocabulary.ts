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

/** Whether the balance was read after money came at `time`; until then it is the old one. Both times are the server's. */
export const isReadAfter = ({ asOf }: BalanceInfo, time: string | null): boolean =>
  time !== null && Date.parse(asOf) >= Date.parse(time);

export type PayChannel = Schemas['PayChannel'];
export type PayMethod = Schemas['PayMethod'];
export type Quote = Schemas['Quote'];
export type Bill = Schemas['Bill'];
export type ProofDemand = Schemas['ProofDemand'];

/** `pc`, or `other` for everything else. Decided once at launch, never by resizing (A9). */
export type Device = 'pc' | 'other';
export const accents = ['blue', 'pink', 'green'] as const;
export type Accent = (typeof accents)[number];
/** `system` follows the setting of the operating system. */
export const modes = ['system', 'light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** Consent to the tracking pixel of the site: off until the player gives it (G1). */
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
  | 'withdrawTermsChanged'
  | 'proofRequired'
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
  | 'passkeyUnknown'
  | 'passkeyExpired'
  | 'passkeyRefused'
  | 'passkeyUnavailable'
  | 'tooManyPasskeys'
  | 'ownComment'
  | 'commentGone'
  | 'wrongPassword'
  | 'samePassword'
  | 'birthdayFixed'
  | 'tooYoung'
  | 'onlyWayIn'
  | 'nameReserved'
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
  | 'promotionAmountsChanged'
  | 'promotionCodeUsed'
  | 'promotionCodeExpired'
  | 'depositTermsChanged'
  | 'bonusNotReleased'
  | 'bonusExpired'
  | 'bonusAlreadyClaimed'
  | 'bonusInPromotion'
  | 'invalidRequest'
  | 'notFound';

/** Every reason that can be shown to a player. `unreachable` comes from the client: there was no readable response. */
export type ProblemCode = ContractProblem | 'refusedByServer' | 'unreachable';

/**
 * `text` is the server's sentence in the player's language; `field` names the refused field of a form; `until` is when a
 * limit ends, where the server says it; `proof` is what `proofRequired` asks for.
 */
export type Problem = { code: ProblemCode; text?: string; field?: string; until?: string; proof?: ProofDemand };

/** An expected refusal is a value; a rejected promise means that the server or the network failed. */
export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** One page of a longer list. */
export type Paged<T> = { rows: readonly T[]; total: number };

/** `Plain<'a' | 'b'>` is `{ type: 'a' } | { type: 'b' }`: one member each, so that `Extract` finds them. */
export type Plain<T extends string> = T extends string ? { type: T } : never;

/** Reported by the session: a player logged in, or a visitor is here. */
export type PlayerEvent = Plain<'session.loggedIn' | 'session.absent'>;

/** Tags that screens read from any state: waiting, a form, a failure, an end. */
export type UiTag = 'busy' | 'form' | 'failed' | 'done' | RetryTag;

/**
 * Each state that takes a retry says who may make it. `autoRetry`: a read has failed and the retry reads again, so it is also
 * made once when the network is back. `manualRetry`: only by the player, because the retry sends something, opens a page or
 * replaces a definite answer.
 */
type RetryTag = 'autoRetry' | 'manualRetry';

/** Context fields by their names. */
export type SavedFields = Readonly<Record<string, unknown>>;

export type ChartMeta = {
  title: string;
  /**
   * On a chart's root: the context fields that survive a reload. They expire 30 minutes after their last change, unless
   * `lasts` keeps them until the flow is done, because money or a text of the player may be under way. All other fields
   * are discarded. `merge`: several tabs change the fields. It returns the `stored` ones with what this tab has changed since
   * `earlier`.
   */
  resumes?: {
    version: number;
    fields: readonly string[];
    lasts?: 'untilDone';
    merge?: (stored: SavedFields | null, earlier: SavedFields, own: SavedFields) => SavedFields;
  };
};

/** Default of every actor: a chart that starts without its effects rejects with the name of the missing one. */
export const mustBeProvided = (actor: string) => () => Promise.reject(new Error(`${actor} must be provided`));

/** For data that a state needs. If it is missing, the chart has a mistake. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the chart reached a state without its data');
  return value;
}

/** Whether the server has nothing under the id of the request: the id is unknown, or the text is no id. */
export const isAbsent = (result: Result<unknown>): boolean =>
  !result.ok && (result.problem.code === 'notFound' || result.problem.code === 'invalidRequest');

/** A guard: the server refuses with this code. */
export const refusedBecause =
  (code: ProblemCode) =>
  (_: unknown, result: Result<unknown> | null): boolean =>
    problemOf(result)?.code === code;

/** For `params` of a transition when an actor is done: what it has given. */
export const output = <T>({ event }: { event: { output: T } }): T => event.output;

export const problemOf = (result: Result<unknown> | null): Problem | null =>
  result === null || result.ok ? null : result.problem;
