import { useSelector } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';
import { BrokenPage } from './Broken.js';
import { useHost } from './host.js';
import type { FlowPage, Lobby, Params } from './page.js';
import { loadResumable } from './resume.js';

type FlowHostProps<M extends AnyStateMachine> = { name: string; page: FlowPage<M>; lobby: Lobby; params: Params };

/**
 * Lets the chart of a page live in the root for as long as the page is shown. This is the one place where React's life
 * cycle tells a chart something.
 */
export function FlowHost<M extends AnyStateMachine>({ name, page, lobby, params }: FlowHostProps<M>) {
  const { app, outside } = useHost();
  const key = page.key ? `${name}:${page.key(params)}` : name;
  const flow = useSelector(app, ({ context }) => context.flows[key]) as ActorRefFrom<M> | null | undefined;
  const era = useSelector(app, ({ context }) => context.era);

  useLayoutEffect(() => {
    if (!outside) return undefined;
    const logic = page.machine(outside);
    const saved = loadResumable(outside, logic);
    app.send({ type: 'flow.entered', name: key, logic, input: page.input({ lobby, params, saved }) });
    return () => app.send({ type: 'flow.left', name: key });
    // oxlint-disable-next-line react/exhaustive-deps -- Other parameters of the same run are for the screen, not for a new chart. Another player is: the era tells.
  }, [app, outside, page, key, era]);

  useLayoutEffect(() => {
    const running: AnyActorRef | null | undefined = flow;
    if (running && page.addressed) running.send(page.addressed(params));
  }, [flow, page, params]);

  const due = useAtFrame(flow);
  if (flow === null) return <BrokenPage onReload={() => outside?.reload(location.pathname + location.search)} />;
  return flow && flow === due ? <page.Screen flow={flow} lobby={lobby} params={params} /> : null;
}

/**
 * The value as the next frame begins. Until then a chart that has just started has been given the answers that were here
 * before it, and its page is drawn once: with its content, not with a shape that nobody would see.
 */
function useAtFrame<T>(value: T): T {
  const [atFrame, setAtFrame] = useState(value);
  useLayoutEffect(() => {
    // At once: what waits for React's own turn would miss this very frame.
    const frame = requestAnimationFrame(() => flushSync(() => setAtFrame(() => value)));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return atFrame;
}
