import type { AnyActorLogic, AnyActorRef } from 'xstate';
import type { SessionHint } from './access/session.machine.js';
import type { Preferences } from './entry/preferences.machine.js';
import type { Home, Problem, ProblemCode, SiteInfo, UiTag } from './vocabulary.js';

/** Where the player is. `isOpen`: visitors may open the path (section 6). `isLoaded`: its code is loaded. */
export type Place = { path: string; isOpen: boolean; isLoaded: boolean };

export type AppInput = {
  site: SiteInfo | null;
  home: Home | null;
  hint: SessionHint;
  preferences: Preferences;
  place: Place;
  wantedPath: string | null;
};

/** A failed request of which the player is notified, once (B3). */
export type Failure = { problem: Problem; token: string | null };

type Start = { name: string; logic: AnyActorLogic; input: unknown };

/** A page starts its flow when it mounts, and ends it when it unmounts. */
export type FlowEvent = ({ type: 'flow.entered' } & Start) | { type: 'flow.left'; name: string };

/** The flows of the mounted pages by name; null is one that threw an error. */
export type Flows = Readonly<Record<string, AnyActorRef | null>>;

/** Starts a flow, unless it runs already. */
export const entered = (flows: Flows, start: Start, spawn: unknown): Flows =>
  flows[start.name] ? flows : { ...flows, [start.name]: startFlow(spawn, start) };

/** The same object if the flow is not in it, so that its readers are not notified. */
export const without = (flows: Flows, name: string): Flows =>
  name in flows ? Object.fromEntries(Object.entries(flows).filter(([other]) => other !== name)) : flows;

/** The code of a flow arrives with the chunk of its page, so the root does not know its type. */
const startFlow = (spawn: unknown, { name: id, logic, input }: Start): AnyActorRef =>
  (spawn as (logic: AnyActorLogic, options: { id: string; input: unknown }) => AnyActorRef)(logic, { id, input });

/** Refusals of the session and of a field stay 3 s (section 8). */
export const longWords: ReadonlySet<ProblemCode> = new Set(['notLoggedIn', 'forbidden', 'invalidRequest']);
export type ActorError = { event: { type: string } };
export const actorOf = ({ event }: ActorError) => event.type.replace('xstate.error.actor.', '');
/** Whether the player is filling in a form. A flow may be any actor; only charts have tags. */
export const hasForm = (flow: AnyActorRef | null) =>
  (flow?.getSnapshot() as { hasTag?: (tag: UiTag) => boolean } | undefined)?.hasTag?.('form') === true;
