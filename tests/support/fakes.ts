import {
  StateMachine,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyStateMachine,
  type Snapshot,
} from 'xstate';
import type { AnyEvent } from './fixtures.js';
import { initialSnapshotOf } from './lone-scope.js';

const ending = 'fake.ended';
type Ending = { type: typeof ending; kind: 'done' | 'error'; answer: unknown };
const isEnding = (event: { type: string }): event is Ending => event.type === ending;

/** Fakes for a chart's actors: each waits until the test gives its output, and records its inputs and events. */
export class Fakes {
  readonly asked: Record<string, unknown[]> = {};
  readonly told: Record<string, AnyEvent[]> = {};
  readonly actors: Record<string, AnyActorLogic>;

  constructor(machine: AnyStateMachine, real: Readonly<Record<string, AnyStateMachine>> = {}) {
    const originals = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>);
    this.actors = Object.fromEntries(
      originals.map(([name, original]) => [
        name,
        real[name] ? this.#running(name, real[name]) : this.#waiting(name, original),
      ]),
    );
  }

  /** A machine waits in its initial state, so that its screen can be rendered; any other actor is a pending call. */
  #waiting(name: string, original: AnyActorLogic): AnyActorLogic {
    const beginning = (input: unknown): object =>
      original instanceof StateMachine ? initialSnapshotOf(original, input) : { input };
    const accepted = original instanceof StateMachine ? original.events : ['*'];
    return endable({
      getInitialSnapshot: (_, input) => ({
        ...beginning(this.#noteAsked(name, input)),
        status: 'active',
        output: undefined,
        error: undefined,
      }),
      transition: (snapshot, event) => {
        // A chart ignores what it has no word for, so nobody would notice a misspelt event.
        if (!event.type.startsWith('xstate.') && !accepted.some((one) => one === event.type || one.endsWith('*')))
          throw new Error(`${name} takes no ${event.type}`);
        return this.#noteTold(name, event, snapshot);
      },
      getPersistedSnapshot: (snapshot) => snapshot,
    });
  }

  #running(name: string, machine: AnyStateMachine): AnyActorLogic {
    return endable({
      getInitialSnapshot: (scope, input) => machine.getInitialSnapshot(scope as never, this.#noteAsked(name, input)),
      transition: (snapshot, event, scope) =>
        machine.transition(this.#noteTold(name, event, snapshot) as never, event, scope as never),
      getPersistedSnapshot: (snapshot) => machine.getPersistedSnapshot(snapshot as never),
      start: (snapshot) => machine.start(snapshot as never),
    });
  }

  #noteAsked(name: string, input: unknown): unknown {
    (this.asked[name] ??= []).push(input);
    return input;
  }

  #noteTold(name: string, event: AnyEvent, snapshot: Snapshot<unknown>): Snapshot<unknown> {
    if (!event.type.startsWith('xstate.')) (this.told[name] ??= []).push(event);
    return snapshot;
  }
}

/** A flow that arrives in an event instead of being named in the chart: it waits until the test gives its output. */
export const waitingFlow = (): AnyActorLogic =>
  endable({
    getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
    transition: (snapshot) => snapshot,
    getPersistedSnapshot: (snapshot) => snapshot,
  });

/** The same, with a form on the screen. */
export const waitingForm = (): AnyActorLogic => {
  const shown = {
    status: 'active',
    output: undefined,
    error: undefined,
    hasTag: (tag: string) => tag === 'form',
  } as const;
  return endable({
    getInitialSnapshot: () => shown,
    transition: (snapshot) => snapshot,
    getPersistedSnapshot: (snapshot) => snapshot,
  });
};

/** Ends a running fake with an output or a rejection. Throws when the chart has not started it. */
export function settle(parent: AnyActorRef, kind: Ending['kind'], actor: string, answer: unknown): void {
  const child = (parent.getSnapshot().children as Record<string, AnyActorRef | undefined>)[actor];
  if (child?.getSnapshot().status !== 'active') throw new Error(`${actor} was not asked`);
  child.send({ type: ending, kind, answer });
}

/** A fake long-lived actor: records its events, and has the snapshot that charts and screens read. */
export function longLived(heard: AnyEvent[], shows: object): AnyActorLogic {
  return {
    getInitialSnapshot: () => ({ ...shows, status: 'active', output: undefined, error: undefined }),
    transition: (snapshot: Snapshot<unknown>, event: AnyEvent) => {
      if (!event.type.startsWith('xstate.')) heard.push(event);
      return snapshot;
    },
    getPersistedSnapshot: (snapshot: Snapshot<unknown>) => snapshot,
  };
}

type Logic = {
  getInitialSnapshot: (scope: AnyActorScope, input: unknown) => Snapshot<unknown>;
  transition: (snapshot: Snapshot<unknown>, event: AnyEvent, scope: AnyActorScope) => Snapshot<unknown>;
  getPersistedSnapshot: (snapshot: Snapshot<unknown>) => Snapshot<unknown>;
  start?: (snapshot: Snapshot<unknown>, scope: AnyActorScope) => void;
};

const endable = (logic: Logic): AnyActorLogic => ({
  ...logic,
  transition: (snapshot: Snapshot<unknown>, event: AnyEvent, scope: AnyActorScope) => {
    if (!isEnding(event)) return logic.transition(snapshot, event, scope);
    return event.kind === 'done'
      ? { ...snapshot, status: 'done', output: event.answer, error: undefined }
      : { ...snapshot, status: 'error', output: undefined, error: event.answer };
  },
});
