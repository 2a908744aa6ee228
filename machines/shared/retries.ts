import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

/** A running chart, and the type of an event that it takes now. */
type Retry = { chart: AnyActorRef; type: string };

/**
 * What to send when the network is back, to this actor and all that run below it: `network.confirmed` to a chart that takes
 * it, and the retry of the player to a chart in a state that is tagged `autoRetry`. No other chart is disturbed.
 */
export function retriesBelow(chart: AnyActorRef): readonly Retry[] {
  const snapshot = chart.getSnapshot() as AnyMachineSnapshot | { machine?: never };
  if (!snapshot.machine) return [];
  const types = snapshot.hasTag('autoRetry') ? /^network\.confirmed|retried$/i : /^network\.confirmed/;
  return [
    ...snapshot.machine.events
      .filter((type) => types.test(type) && snapshot.can({ type }))
      .map((type) => ({ chart, type })),
    ...(Object.values(snapshot.children) as AnyActorRef[]).flatMap(retriesBelow),
  ];
}
