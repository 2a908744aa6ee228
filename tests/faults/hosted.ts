import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { FlowPage } from '../../src/app/navigation/page.js';
import type { Tab } from '../support/browser.js';
import { present } from '../support/present.js';
import type { Row, Stage } from './rows.js';

/** The flow of a page, hosted by the root. */
export const hosted = (name: string, page: unknown) => ({
  enter: (tab: Tab) => tab.enter(name, page as Pick<FlowPage<AnyStateMachine>, 'machine' | 'input'>),
  flow: (tab: Tab) => tab.flow(name),
  leave: ({ tab }: Stage) => tab.children.flows.send({ type: 'flow.left', name }),
  say: (tab: Tab, event: { type: string } & Record<string, unknown>) => tab.flow(name).send(event),
});
type Hosted = ReturnType<typeof hosted>;

export const childOf = (ref: AnyActorRef, id: string): AnyActorRef =>
  present((ref.getSnapshot().children as Record<string, AnyActorRef | undefined>)[id], id);
export const enterOf =
  ({ enter }: Hosted) =>
  ({ tab }: Stage) =>
    enter(tab);

export const ended = (leaf: string, why: string) => ({ leaf, why });

/** A form that is notified that a player is logged in. */
export const watching = (flow: Hosted, good = 'loggedInAlready'): Row => ({
  kind: 'watch',
  who: 'visitor',
  reach: enterOf(flow),
  act: ({ tab }) => tab.session.send({ type: 'session.begin', token: 'token-marisol' }),
  chart: flow.flow,
  good,
  again: { enter: flow.enter, leaf: good },
  except: { 'double click': { none: 'players do not send it' } },
});
