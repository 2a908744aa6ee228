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

type Start = { name: string; logic: AnyActorLogic; input: unknown };

/** A page brings its flow along, and takes it away. `flow.readied` starts one that is likely next, for a while: `path` is where its page would be opened. */
export type FlowEvent =
  | ({ type: 'flow.entered' } & Start)
  | ({ type: 'flow.readied'; path: string } & Start)
  | { type: 'flow.expired'; name: string }
  | { type: 'flow.left'; name: string };

/** `flows`: by name; null is one that broke. `ready`: the paths of those whose page nobody has opened, by name. */
export type Flows = { flows: Readonly<Record<string, AnyActorRef | null>>; ready: Readonly<Record<string, string>> };

/** How long what was asked for ahead is worth showing, in ms. */
export const readyMs = 60_000;

/** Opened, and so no longer waiting; one that runs already goes on. */
export const entered = ({ flows, ready }: Flows, start: Start, spawn: unknown): Flows => ({
  flows: flows[start.name] ? flows : { ...flows, [start.name]: startFlow(spawn, start) },
  ready: without(ready, [start.name]),
});

/** Waiting to be opened at `path`. */
export const readied = (
  { flows, ready }: Flows,
  { path, ...start }: Start & { path: string },
  spawn: unknown,
): Flows => ({
  flows: { ...flows, [start.name]: startFlow(spawn, start) },
  ready: { ...ready, [start.name]: path },
});

export const dropped = ({ flows, ready }: Flows, names: readonly string[]): Flows => ({
  flows: without(flows, names),
  ready: without(ready, names),
});

/** Those that somebody has opened. */
export const opened = ({ flows, ready }: Flows) => Object.values(without(flows, Object.keys(ready)));

/** The same object where none of them is in it: nobody who looks at it is told of a change. */
const without = <T>(all: Readonly<Record<string, T>>, names: readonly string[]): Readonly<Record<string, T>> =>
  names.some((name) => name in all)
    ? Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))
    : all;

/** A flow comes with the chunk of its page, so the root cannot name its type beforehand. */
const startFlow = (spawn: unknown, { name: id, logic, input }: Start): AnyActorRef =>
  (spawn as (logic: AnyActorLogic, options: { id: string; input: unknown }) => AnyActorRef)(logic, { id, input });

/** Refusals of the session and of a field stay 3 s (section 8). */
export const longWords: ReadonlySet<ProblemCode> = new Set(['notLoggedIn', 'forbidden', 'invalidRequest']);
export type ActorError = { event: { type: string } };
export const actorOf = ({ event }: ActorError) => event.type.replace('xstate.error.actor.', '');
/** Something is being typed. A flow may be any actor: only a chart has tags. */
export const hasForm = (flow: AnyActorRef | null) =>
  (flow?.getSnapshot() as { hasTag?: (tag: UiTag) => boolean } | undefined)?.hasTag?.('form') === true;
