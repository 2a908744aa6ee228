import type { AnyActorLogic, AnyActorRef } from 'xstate';
import type { SessionHint } from './access/session.machine.js';
import type { Preferences } from './entry/preferences.machine.js';
import type { Home, Problem, ProblemCode, SiteInfo, UiTag } from './vocabulary.js';

/** Where the player is. `isOpen` is the access table's word on the path (section 6), `isLoaded` whether its code is here. */
export type Place = { path: string; isOpen: boolean; isLoaded: boolean };

export type AppInput = {
  site: SiteInfo | null;
  home: Home | null;
  hint: SessionHint;
  preferences: Preferences;
  place: Place;
  wantedPath: string | null;
};

/** A call that failed and that the player should hear of, once (B3). */
export type Failure = { problem: Problem; token: string | null };

/** A page brings its flow along, and takes it away. */
export type FlowEvent =
  | { type: 'flow.entered'; name: string; logic: AnyActorLogic; input: unknown }
  | { type: 'flow.left'; name: string };

/** A flow comes with the chunk of its page, so the root cannot name its type beforehand. */
export const startFlow = (spawn: unknown, { name: id, logic, input }: Extract<FlowEvent, { type: 'flow.entered' }>): AnyActorRef =>
  (spawn as (logic: AnyActorLogic, options: { id: string; input: unknown }) => AnyActorRef)(logic, { id, input });

/** Refusals of the session and of a field stay 3 s (section 8). */
export const longWords: ReadonlySet<ProblemCode> = new Set(['notLoggedIn', 'forbidden', 'invalidRequest']);
export const actorIn = (type: string) => type.replace('xstate.error.actor.', '');
/** Something is being typed. A flow may be any actor: only a chart has tags. */
export const hasForm = (flow: AnyActorRef | null) => (flow?.getSnapshot() as { hasTag?: (tag: UiTag) => boolean } | undefined)?.hasTag?.('form') === true;
