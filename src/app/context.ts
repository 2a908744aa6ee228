import { createContext, useContext } from 'react';
import type { Actor } from 'xstate';
import type { appMachine } from '../../machines/app.machine.js';
import type { Outside } from '../effects/outside.js';
import type { TextStore } from '../i18n/texts.js';
import type { HistoryHandle } from './navigation/history.js';
import type { ChunkStore } from './navigation/chunk-store.js';
import type { AnyPage } from './navigation/page.js';

/** The root actor. */
export type App = Actor<typeof appMachine>;

/** The id of the element in which the server writes what it rendered the page from. */
export const startElement = 'start';

/** What every component of src/app may use. On the server `outside` is null and the root actor is never started. */
export type AppContextValue = {
  app: App;
  /** By path. */
  pages: ChunkStore<string, AnyPage>;
  texts: TextStore;
  outside: Outside | null;
  history: HistoryHandle;
};

export const AppContext = createContext<AppContextValue | null>(null);

export function useAppContext(): AppContextValue {
  const value = useContext(AppContext);
  if (!value) throw new Error('AppContext is missing');
  return value;
}
