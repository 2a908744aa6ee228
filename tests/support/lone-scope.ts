import {
  createEmptyActor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';

/** Snapshots of the long-lived actors, by system id. */
export type Shown = Readonly<Record<string, object>>;

/**
 * An actor scope in which a chart can be computed without running: it starts and sends nothing, and every system id exists.
 * A new one for each step, because a system refuses to register one id twice.
 */
function loneScope(shown: Shown = {}): AnyActorScope {
  const self = createEmptyActor() as AnyActorRef;
  const lookUp = self.system.get.bind(self.system);
  self.system.get = ((id: string) =>
    lookUp(id) ?? { ...createEmptyActor(), getSnapshot: () => ({ status: 'active', ...shown[id] }) }) as typeof lookUp;
  // For `sendParent`; writable only in tests.
  (self as { _parent?: AnyActorRef })._parent = createEmptyActor() as AnyActorRef;
  return {
    self,
    id: '',
    sessionId: '',
    logger: () => undefined,
    system: self.system,
    defer: () => undefined,
    stopChild: () => undefined,
    emit: () => undefined,
    actionExecutor: () => undefined,
  };
}

export const initialSnapshotOf = (machine: AnyStateMachine, input: unknown, shown?: Shown): AnyMachineSnapshot =>
  machine.getInitialSnapshot(loneScope(shown) as never, input);

/** The chart as a pure function, for the graph package, whose own fake system is empty and shared by all steps. */
export const pureLogicOf = (machine: AnyStateMachine, shown?: Shown): AnyActorLogic => ({
  getInitialSnapshot: (_scope: unknown, input: unknown) => initialSnapshotOf(machine, input, shown),
  transition: (snapshot: AnyMachineSnapshot, event: { type: string }) =>
    machine.transition(snapshot, event, loneScope(shown) as never),
  getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => snapshot,
});
