import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyStateMachine, EventFrom, InputFrom } from 'xstate';
import type { LongLived } from '../../../machines/longLived.js';
import type { Device, SiteInfo } from '../../../machines/vocabulary.js';
import type { Outside } from '../../effects/outside.js';

/** The long-lived actors and facts that a page hands to its screen. */
export type Lobby = LongLived & { site: SiteInfo; device: Device };

/** Query parameters of the address, by name. */
export type Params = Readonly<Record<string, string>>;

type Saved = Readonly<Record<string, unknown>> | null;

/**
 * How a chart of a page starts. `saved` is what the chart saved before a reload (meta.resumes), or null; `savedOf` is the
 * same for a chart that it invokes.
 */
export type FlowStart = { lobby: Lobby; params: Params; saved: Saved; savedOf: (machine: AnyStateMachine) => Saved };

/** A page whose chart runs as long as the page is shown. */
export type FlowPage<M extends AnyStateMachine> = {
  /** The chart with its effects. Called once for each `outside`: XState builds the states of a chart each time it is provided. */
  machine: (outside: Outside) => M;
  input: (start: FlowStart) => InputFrom<M>;
  /** A new key restarts the chart, for example for another game. Without it the chart runs once for all parameters of the page. */
  key?: (params: Params) => string;
  /** The page is a list: its chart runs on when the player leaves, so that Back shows all loaded rows at once. */
  isKept?: true;
  /** Sent to the running chart when the parameters of its address change, by a link or by a step back. */
  addressed?: (params: Params) => EventFrom<M>;
  /**
   * Prefetches what the page renders first, before the player opens it; null if the address does not tell what that is.
   * Only reads.
   */
  prefetch?: (outside: Outside, params: Params) => Promise<unknown> | null;
  Screen: ComponentType<{ flow: ActorRefFrom<M>; lobby: Lobby; params: Params }>;
};

/** A page without a chart of its own: it renders the long-lived charts. */
export type PlainPage = { Screen: ComponentType<{ lobby: Lobby; params: Params }> };

/** Types the parts of a page against its chart. One page, one file: src/app/pages/<area>/<name>.tsx, `export const page`. */
export function flowPage<M extends AnyStateMachine>(page: FlowPage<M>): FlowPage<M> {
  const made = new WeakMap<Outside, M>();
  const machine = (outside: Outside): M => {
    const chart = made.get(outside) ?? page.machine(outside);
    made.set(outside, chart);
    return chart;
  };
  return { ...page, machine };
}
export const plainPage = (page: PlainPage): PlainPage => page;

export type AnyPage = FlowPage<AnyStateMachine> | PlainPage;

/** The query parameters of an address, or of its query alone. */
export const paramsIn = (address: string): Params =>
  Object.fromEntries(new URLSearchParams(/\?[^#]*/.exec(address)?.[0]));
