import { shallowEqual, useSelector } from '@xstate/react';
import { memo, useLayoutEffect, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';
import { BrokenPage } from './Broken.js';
import { useHost } from './host.js';
import type { FlowPage, Lobby, Params } from './page.js';
import { loadResumable } from './resume.js';

type Flow<M extends AnyStateMachine> = { name: string; page: FlowPage<M>; lobby: Lobby; params: Params };

/** A part of the lobby with a chart of its own, which lives as long as this. */
export const FlowHost = <M extends AnyStateMachine>(flow: Flow<M>) => useFlowScreen(flow);

/**
 * The screen of a page, whose chart lives in the root for as long as the page is the one asked for; null while there is
 * nothing to draw. This is the one place where React's life cycle tells a chart something.
 */
export function useFlowScreen<M extends AnyStateMachine>(wanted: Flow<M> | null): ReactElement | null {
  const { app, outside } = useHost();
  const { page, params } = wanted ?? {};
  const key = wanted ? flowName(wanted) : null;
  const flow = useSelector(app, ({ context }) => (key === null ? undefined : context.flows[key])) as
    | ActorRefFrom<M>
    | null
    | undefined;
  const isReady = useSelector(app, ({ context }) => key !== null && key in context.ready);
  const era = useSelector(app, ({ context }) => context.era);

  useLayoutEffect(() => {
    if (!outside || wanted === null || key === null) return undefined;
    const logic = wanted.page.machine(outside);
    const saved = loadResumable(outside, logic);
    app.send({
      type: 'flow.entered',
      name: key,
      logic,
      input: wanted.page.input({ lobby: wanted.lobby, params: wanted.params, saved }),
    });
    return () => app.send({ type: 'flow.left', name: key });
    // oxlint-disable-next-line react/exhaustive-deps -- Other parameters of the same run are for the screen, not for a new chart. Another player is: the era tells.
  }, [app, outside, page, key, era]);

  useLayoutEffect(() => {
    const running: AnyActorRef | null | undefined = flow;
    if (running && page?.addressed && params) running.send(page.addressed(params));
  }, [flow, page, params]);

  const due = useAtFrame(flow, isReady);
  if (!wanted) return null;
  if (flow === null) return <BrokenPage onReload={() => outside?.reload(location.pathname + location.search)} />;
  return flow && flow === due ? <FlowScreen {...wanted} flow={flow} /> : null;
}

type Running<M extends AnyStateMachine> = Pick<Flow<M>, 'page' | 'lobby' | 'params'> & { flow: ActorRefFrom<M> };

/** The same flow at the same parameters is the same screen, whoever asks for it: one that was drawn ahead is not drawn again. */
export const FlowScreen = memo(
  <M extends AnyStateMachine>({ page, ...props }: Running<M>) => <page.Screen {...props} />,
  (one, other) =>
    one.flow === other.flow &&
    one.page === other.page &&
    one.lobby === other.lobby &&
    shallowEqual(one.params, other.params),
);

/** The name that the flow of a page has in the root. */
export const flowName = <M extends AnyStateMachine>({
  name,
  page,
  params,
}: Pick<Flow<M>, 'name' | 'page' | 'params'>): string => (page.key ? `${name}:${page.key(params)}` : name);

/**
 * The value as the next frame begins. Until then a chart that has just started has been given the answers that were here
 * before it, and its page is drawn once: with its content, not with a shape that nobody would see. One that is ready has them.
 */
function useAtFrame<T>(value: T, isReady: boolean): T {
  const [atFrame, setAtFrame] = useState(value);
  if (isReady && atFrame !== value) setAtFrame(() => value);
  useLayoutEffect(() => {
    // At once: what waits for React's own turn would miss this very frame.
    const frame = requestAnimationFrame(() => flushSync(() => setAtFrame(() => value)));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return isReady ? value : atFrame;
}
