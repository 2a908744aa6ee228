import { shallowEqual, useSelector } from '@xstate/react';
import { memo, useLayoutEffect, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';
import { useAppContext } from '../context.js';
import type { Params } from '../navigation/page.js';
import { ErrorPage } from './ErrorBoundary.js';
import { flowName, flowStart, type Flow } from './flow-start.js';
import { currentOwner } from '../../effects/saved.js';
import { hasOwner } from '../../effects/resume.js';
import { childrenOf } from './useLobby.js';

type FlowHostProps<M extends AnyStateMachine> = Omit<Flow<M>, 'params'> & { params?: Params };
const none: Params = {};

/** A part of the lobby with a chart of its own, which runs as long as this component is mounted. */
export const FlowHost = <M extends AnyStateMachine>({ params = none, ...flow }: FlowHostProps<M>) =>
  useFlowScreen({ ...flow, params });

/**
 * The screen of a page whose chart runs in the actor `flows` as long as the page is wanted; null while there is nothing to
 * render. Charts learn of React's life cycle here, and of the address in LocationReporter.
 */
export function useFlowScreen<M extends AnyStateMachine>(wanted: Flow<M> | null): ReactElement | null {
  const { app, outside } = useAppContext();
  const { flows, session } = childrenOf(app.getSnapshot());
  const isReturn = useNavigationType() === NavigationType.Pop;
  const { page, params } = wanted ?? {};
  const key = wanted ? flowName(wanted) : null;
  const flow = useSelector(flows, ({ context }) => (key === null ? undefined : context.flows[key])) as
    | ActorRefFrom<M>
    | null
    | undefined;
  const sessionEpoch = useSelector(flows, ({ context }) => context.sessionEpoch);

  const isIdentifying = useSelector(session, (snapshot) => snapshot.matches({ player: 'loading' }));
  // Stored fields belong to one player, so the chart starts only after the session has identified its player.
  const isHeld =
    flow === undefined &&
    isIdentifying &&
    outside !== null &&
    wanted !== null &&
    currentOwner(outside.store) === null &&
    hasOwner(outside, wanted.page.machine(outside));

  useLayoutEffect(() => {
    if (!outside || wanted === null || key === null || isHeld) return undefined;
    flows.send({ ...flowStart(wanted, outside), isReturn });
    const isKept = wanted.page.isKept === true;
    return () => flows.send({ type: 'flows.left', name: key, isKept });
    // Other parameters of the same flow go to the screen and start no new chart. Another player starts one: `sessionEpoch`
    // changes.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [flows, outside, page, key, sessionEpoch, isHeld]);

  useLayoutEffect(() => {
    const running: AnyActorRef | null | undefined = flow;
    if (running && page?.addressed && params) running.send(page.addressed(params));
  }, [flow, page, params]);

  const renderedFlow = useValueAtFrame(flow);
  if (!wanted) return null;
  if (flow === null) return <ErrorPage onReload={() => outside?.reload(location.pathname + location.search)} />;
  return flow && flow === renderedFlow ? <FlowScreen {...wanted} flow={flow} /> : null;
}

type Running<M extends AnyStateMachine> = Pick<Flow<M>, 'page' | 'lobby' | 'params'> & { flow: ActorRefFrom<M> };

/** Renders again only for another flow or other parameters, not with everything around it. */
const FlowScreen = memo(
  <M extends AnyStateMachine>({ page, ...props }: Running<M>) => <page.Screen {...props} />,
  (one, other) =>
    one.flow === other.flow &&
    one.page === other.page &&
    one.lobby === other.lobby &&
    shallowEqual(one.params, other.params),
);

/**
 * The value at the start of the next frame. A chart that has just started takes prefetched responses before that frame, so
 * its page renders once, with content, and never shows its skeleton first.
 */
function useValueAtFrame<T>(value: T): T {
  const [atFrame, setAtFrame] = useState(value);
  useLayoutEffect(() => {
    // Without flushSync React would render after this very frame.
    const frame = requestAnimationFrame(() => flushSync(() => setAtFrame(() => value)));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return atFrame;
}
