import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { nodesOf, transitionName } from './names.js';

type Guard = (args: never, params: never) => boolean;

/** What a set of walks has covered of a chart: its transitions, and both results of its guards. */
export class Coverage {
  readonly #walked = new Set<string>();
  readonly #answers = new Set<string>();
  readonly #guards: readonly [string, Guard][];
  readonly machine: AnyStateMachine;

  constructor(machine: AnyStateMachine) {
    const guards = Object.entries(machine.implementations.guards as Record<string, Guard>);
    // `and`, `or` and `not` are not functions; the guards inside them are recorded on their own.
    this.#guards = guards.filter(([, guard]) => !('check' in guard));
    this.machine = machine.provide({
      guards: Object.fromEntries(this.#guards.map(([name, guard]) => [name, this.#listening(name, guard)])),
    });
  }

  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    // Semi-private, pinned with xstate: the exact transitions taken, `always` included.
    for (const taken of event._transitions) {
      const { always, transitions } = taken.source;
      const siblings = (taken.eventType ? transitions.get(taken.eventType) : always) ?? [];
      this.#walked.add(transitionName(taken, siblings.indexOf(taken)));
    }
  };

  get unwalked(): string[] {
    return nodesOf(this.machine)
      .flatMap(({ transitions, always }) => [...transitions.values(), (always ?? []) as AnyTransitionDefinition[]])
      .flatMap((siblings) =>
        siblings.map((transition, index) => ({ transition, name: transitionName(transition, index) })),
      )
      .filter(({ transition, name }) => !isForbidding(transition) && !this.#walked.has(name))
      .map(({ name }) => name);
  }

  get oneSided(): string[] {
    return this.#guards
      .flatMap(([name]) => [`${name} is true`, `${name} is false`])
      .filter((answer) => !this.#answers.has(answer));
  }

  #listening(name: string, guard: Guard): Guard {
    return (args, params) => {
      const answer = guard(args, params);
      this.#answers.add(`${name} is ${answer}`);
      return answer;
    };
  }
}

/** `on: { 'deposit.closed': {} }` only stops the event from reaching the parent: there is no transition to cover. */
const isForbidding = ({ target, actions }: AnyTransitionDefinition) => !target && actions.length === 0;
