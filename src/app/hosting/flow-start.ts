import type { AnyStateMachine } from 'xstate';
import { addressOf, isRendered } from '../../../machines/addresses.js';
import type { Outside } from '../../effects/outside.js';
import { loadResumable } from '../../effects/resume.js';
import type { AppContextValue } from '../context.js';
import { paramsIn, type FlowPage, type Lobby, type Params } from '../navigation/page.js';
import { childrenOf, lobbyOf } from './useLobby.js';

/** A page with a chart, and what the chart starts with. */
export type Flow<M extends AnyStateMachine> = { name: string; page: FlowPage<M>; lobby: Lobby; params: Params };

/** The name of a page's flow in the actor `flows`. */
export const flowName = <M extends AnyStateMachine>({ name, page, params }: Flow<M>): string =>
  page.key ? `${name}:${page.key(params)}` : name;

/** The event that starts the chart of a page, with what it stored before a reload. */
export function flowStart<M extends AnyStateMachine>(flow: Flow<M>, outside: Outside) {
  const { page, lobby, params } = flow;
  const logic = page.machine(outside);
  const savedOf = (machine: AnyStateMachine) => loadResumable(outside, machine);
  const input = page.input({ lobby, params, saved: savedOf(logic), savedOf });
  return { type: 'flows.entered' as const, name: flowName(flow), logic, input };
}

/**
 * Starts the chart of the page that a document shows first, before React renders it, in the browser or on the server.
 * `address`: path and query.
 */
export function startFirstPage(
  { app, pages }: Pick<AppContextValue, 'app' | 'pages'>,
  outside: Outside,
  address: string,
): void {
  const { name = '' } = addressOf(address) ?? {};
  const page = pages.get(address);
  const lobby = lobbyOf(app);
  if (!isRendered(address) || !page || !('machine' in page) || !lobby) return;
  childrenOf(app.getSnapshot()).flows.send(flowStart({ name, page, lobby, params: paramsIn(address) }, outside));
}
