import { createElement, useLayoutEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { Area } from '../../i18n/area.js';
import type { TextStore } from '../../i18n/texts.js';
import { useAppContext } from '../context.js';
import { ChunkStore } from '../navigation/chunk-store.js';

/**
 * A screen whose code and texts load when it is first rendered: nothing of it is loaded for players who never see it. If it
 * cannot be loaded it throws, for the error boundary around it.
 */
export function lazyScreen<Props extends object>(
  area: Area,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const stores = new WeakMap<TextStore, ChunkStore<'screen', ComponentType<Props>>>();
  const storeOf = (texts: TextStore) => {
    const store =
      stores.get(texts) ??
      new ChunkStore<'screen', ComponentType<Props>>(texts, {
        included: {},
        chunkOf: (name) => ({ name, area, load }),
      });
    stores.set(texts, store);
    return store;
  };
  return function LazyScreen(props) {
    const store = storeOf(useAppContext().texts);
    const [failure, setFailure] = useState<Error | null>(null);
    const screen = useSyncExternalStore(
      store.subscribe,
      () => store.get('screen'),
      () => null,
    );
    useLayoutEffect(() => void store.load('screen').catch(setFailure), [store]);
    if (failure) throw failure;
    return screen ? createElement(screen, props) : null;
  };
}
