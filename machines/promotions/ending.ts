import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { exitAddress } from '../play/addresses.js';
import { balanceOf, navigatorOf } from '../system.js';
import {
  mustBeProvided,
  present,
  problemOf,
  refusedBecause,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';

type Schemas = components['schemas'];
export type EndAction = Schemas['EndAction'];
/** What ending now would keep and lose, from the server. Minor units. */
export type EndPreview = Schemas['EndPreview'];
/** A participation of the player. */
export type PromotionRecord = Schemas['PromotionRecord'];
/** The participation after its end, and the wallet. */
export type EndedRecord = Schemas['RecordResult'];

/** How the question ended: the participation is over, or the player goes on playing. */
export type EndOutput = { isEnded: boolean };

type Events = Plain<
  | 'promotionEnd.confirmed'
  | 'promotionEnd.abandoned'
  | 'promotionEnd.retried'
  | 'promotionEnd.gameRequested'
  | 'page.shown'
>;

/** The vocabulary that settling, closing and unlocking share. Each has a chart of its own (section 5, ruling F3). */
export const endSetup = setup({
  types: {} as {
    input: { recordId: string };
    context: {
      recordId: string;
      preview: EndPreview | null;
      problem: Problem | null;
    };
    events: Events;
    output: EndOutput;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    previewEnd: fromPromise<Result<EndPreview>, { recordId: string }>(mustBeProvided('previewEnd')),
    sendEnd: fromPromise<Result<EndedRecord>, EndPreview>(mustBeProvided('sendEnd')),
    /** Resolves to whether the participation has ended. */
    traceEnd: fromPromise<boolean, { recordId: string }>(mustBeProvided('traceEnd')),
    watchPage: fromCallback<Plain<'page.hidden' | 'page.shown'>>(() => undefined),
  },
  guards: {
    isAllowed: (_, result: Result<EndPreview>) => result.ok && result.value.isAllowed,
    isGameOpen: (_, result: Result<EndPreview>) => result.ok && result.value.openSessionId !== null,
    isRead: (_, result: Result<EndPreview>) => result.ok,
    isAccepted: (_, result: Result<EndedRecord>) => result.ok,
    isInGame: refusedBecause('promotionInGame'),
    isEnded: refusedBecause('promotionRecordEnded'),
    isChanged: refusedBecause('promotionAmountsChanged'),
    hasEnded: (_, hasEnded: boolean) => hasEnded,
  },
  actions: {
    notePreview: assign(({ context }, result: Result<EndPreview>) => ({
      preview: result.ok ? result.value : context.preview,
    })),
    noteProblem: assign((_, result: Result<unknown>) => ({ problem: problemOf(result) })),
    forgetProblem: assign({ problem: null }),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
    openGame: sendTo(navigatorOf, ({ context }) => ({
      type: 'navigation.requested',
      to: exitAddress(present(present(context.preview).openSessionId)),
    })),
  },
  /** A request that has no response after 60 s is asked for (B4). */
  delays: { requestTimeout: 60_000 },
});

/** What every ending starts with. */
export const endContext = ({ input }: { input: { recordId: string } }) => ({ ...input, preview: null, problem: null });

/** The ends that the server allows. What can be unlocked can be closed too (F2). */
export const endsOf = ({ buttonStatus }: Schemas['PromotionRecordInfo']): Readonly<Record<EndAction, boolean>> => ({
  settle: buttonStatus === 1,
  close: buttonStatus >= 2,
  unlock: buttonStatus === 3,
});
