import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { FlowPage } from '../../src/app/navigation/page.js';
import type { Tab } from '../support/browser.js';
import { present } from '../support/present.js';
import type { Row, Stage } from './rows.js';

/** The flow of a page, hosted by the root. */
export const hosted = (name: string, page: unknown) => ({
  enter: (tab: Tab) => tab.enter(name, page as Pick<FlowPage<AnyStateMachine>, 'machine' | 'input'>),
  flow: (tab: Tab) => tab.flow(name),
  leave: ({ tab }: Stage) => tab.children.flows.send({ type: 'flows.left', name }),
  /** What a player does on the page; a form is typed into before it is sent. `part`: the chart that the page's chart runs. */
  say: (tab: Tab, event: { type: string } & Record<string, unknown>, part?: string) => {
    tab.children.flows.send({ type: 'flows.typed' });
    const flow = tab.flow(name);
    (part === undefined ? flow : childOf(flow, part)).send(event);
  },
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
