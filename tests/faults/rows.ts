import type { AnyActorRef } from 'xstate';
import type { Browser, Opening, Tab } from '../support/browser.js';
import type { Scripted } from './server.js';
import { mishaps } from './server.js';

/** What a cell is played in. */
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
  /** `read` and `write` ask the server; `local` does not; `watch` is a callback that reports. */
  kind: 'read' | 'write' | 'local' | 'watch';
  who: 'visitor' | 'player';
  opening?: Opening;
  /** The call that is spoilt, `POST /login`. */
  call?: string;
  /** How the server is before anything is opened. */
  before?: (server: Scripted) => void;
  /** Up to the point where one act makes the actor run. */
  reach?: (stage: Stage) => Promise<void> | void;
  /** That act. Played twice for a double click. */
  act: (stage: Stage) => Promise<void> | void;
  /** The chart that is judged. */
  chart: (tab: Tab) => AnyActorRef;
  /** Where it ends (`a + b` where regions are parallel) when all goes well, when the call is lost, when it is refused (default: as if lost). */
  good: string;
  broken?: string;
  refused?: string;
  /** The player leaves while the call is under way. */
  leave?: (stage: Stage) => void;
  /** Enters the flow again after a reload; where it then stands. */
  again?: { enter: (tab: Tab) => void; leaf: string };
  /** Of the context: what was typed and must still be there. Never a secret. */
  typed?: Readonly<Record<string, unknown>>;
  /** The form stays on screen with what was typed, wherever the fault leads. */
  keepsForm?: true;
  /** How many actors read the call, when it is not this one alone. */
  readers?: number;
  /** Sent without the rules of the other calls: no toast, no forbidden page. */
  isBare?: true;
  /** ms until what is under way gives up by itself. */
  rest?: number;
  /** Nobody waits for it: a fault is neither toasted nor drawn. */
  isBackground?: true;
  except?: Partial<Record<Column, Exception>>;
};

/** By chart and actor, `login.logIn`. */
export type Rows = Readonly<Record<string, Row>>;

export type Cell = { leaf: string; toasts?: number } | { none: string };

/** What is expected of a cell: the defaults of its kind, and the named exceptions. */
export function expectation(row: Row, column: Column): Cell {
  const exception = row.except?.[column];
  if (exception) return exception;
  if (column in mishaps) {
    if (!row.call) return { none: 'asks no server' };
    const { kind } = mishaps[column as keyof typeof mishaps];
    const broken = row.broken ?? row.good;
    return { leaf: kind === 'refused' ? (row.refused ?? broken) : broken };
  }
  if (column === 'late answer')
    return row.leave && row.call ? { leaf: 'gone' } : { none: row.call ? 'cannot be left' : 'nothing is under way' };
  if (column === 'reload')
    return row.again
      ? { leaf: row.again.leaf }
      : { none: 'starts anew with the app: see the rows of session and launch' };
  if (column === 'two tabs' && !row.call) return { none: 'nothing is under way' };
  return { leaf: row.good };
}
