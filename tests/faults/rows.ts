import type { AnyActorRef } from 'xstate';
import type { Browser, Opening, Tab } from '../support/browser.js';
import type { Scripted } from './server.js';
import { mishaps } from './server.js';

/** The objects that a cell runs with. */
export type Stage = { browser: Browser; server: Scripted; tab: Tab };

export const columns = [
  ...(Object.keys(mishaps) as (keyof typeof mishaps)[]),
  'late answer',
  'double click',
  'reload',
  'two tabs',
  'clock ahead',
  'clock back',
  'storage full',
  'storage refused',
] as const;
export type Column = (typeof columns)[number];

/** `none`: the column does not apply. Always with its reason. */
type Exception = { leaf: string; why: string; toasts?: number } | { none: string };

export type Row = {
  /** `read` and `write` send a request; `local` does not; `watch` is a callback that reports. */
  kind: 'read' | 'write' | 'local' | 'watch';
  who: 'visitor' | 'player';
  opening?: Opening;
  /** The request that goes wrong, `POST /login`. */
  call?: string;
  /** Prepares the server before anything is opened. */
  before?: (server: Scripted) => void;
  /** Leads to the state in which `act` starts the actor. */
  reach?: (stage: Stage) => Promise<void> | void;
  /** Starts the actor. Runs twice more for a double click. */
  act: (stage: Stage) => Promise<void> | void;
  /** The chart that is checked. */
  chart: (tab: Tab) => AnyActorRef;
  /** Charts that it invokes, one at a time: while one of them runs, its state is the one that counts. */
  parts?: readonly string[];
  /** The state at the end (`a + b` for parallel regions): on success, when the request is lost, when it is refused (default: as if lost). */
  good: string;
  broken?: string;
  refused?: string;
  /** The player leaves while the request is pending. */
  leave?: (stage: Stage) => void;
  /** Opens the flow again after a reload; `leaf` is its state then. */
  again?: { enter: (tab: Tab) => void; leaf: string };
  /** Context fields that the player typed and that must still be there. Never a secret. */
  typed?: Readonly<Record<string, unknown>>;
  /** The form stays on screen with its values after every fault. */
  keepsForm?: true;
  /** The state in which the form is closed, because what was typed is saved: nothing of it is left then. */
  savedIn?: string;
  /** How many actors send the request, if it is not only this one. */
  readers?: number;
  /** Sent without the rules of the request layer: no toast, no forbidden page. */
  isBare?: true;
  /** ms until a pending operation gives up by itself. */
  rest?: number;
  /** Runs in the background: a fault is shown neither as a toast nor on the page. */
  isBackground?: true;
  /** Why the failed state does not show the failure of this request, so that a toast tells it (B3). */
  isToasted?: string;
  except?: Partial<Record<Column, Exception>>;
};

/** Keyed by chart and actor, `login.logIn`. */
export type Rows = Readonly<Record<string, Row>>;

export type Cell = { leaf: string; toasts?: number } | { none: string };

/** The expectation of a cell: the default of its kind, or the named exception. */
export function expectation(row: Row, column: Column): Cell {
  const exception = row.except?.[column];
  if (exception) return exception;
  if (column in mishaps) {
    if (!row.call) return { none: 'sends no request' };
    const { kind } = mishaps[column as keyof typeof mishaps];
    const broken = row.broken ?? row.good;
    return { leaf: kind === 'refused' ? (row.refused ?? broken) : broken };
  }
  if (column === 'late answer')
    return row.leave && row.call ? { leaf: 'gone' } : { none: row.call ? 'cannot be left' : 'no request is pending' };
  if (column === 'reload')
    return row.again
      ? { leaf: row.again.leaf }
      : { none: 'starts again with the app: see the rows of session and launch' };
  if (column === 'two tabs' && !row.call) return { none: 'no request is pending' };
  return { leaf: row.good };
}
