/** What a browser does with its databases: keeps values, or refuses them. */
type Mood = () => 'works' | 'full' | 'refused';

/**
 * As much of IndexedDB as the effects use: databases with stores of values by key. Values are kept as they are, because the
 * structured clone of Node knows no `File`. A transaction completes after its last request.
 */
export function fakeIndexedDb(mood: Mood = () => 'works') {
  const databases = new Map<string, Map<string, Map<string, unknown>>>();
  const request = (run: () => unknown, ended: () => void = () => undefined, isNew = false) => {
    const target = Object.assign(new EventTarget(), { result: undefined as unknown, error: null as Error | null });
    queueMicrotask(() => {
      try {
        target.result = run();
        if (isNew) target.dispatchEvent(new Event('upgradeneeded'));
        target.dispatchEvent(new Event('success'));
        queueMicrotask(ended);
      } catch (cause) {
        target.error = cause as Error;
        target.dispatchEvent(new Event('error'));
      }
    });
    return target;
  };
  const refuse = (name: string): never => {
    throw new DOMException(name, name);
  };
  const open = (name: string) => {
    const isNew = !databases.has(name);
    const stores = databases.get(name) ?? new Map<string, Map<string, unknown>>();
    const storeOf = (store: string) => stores.get(store) ?? refuse('NotFoundError');
    const database = {
      createObjectStore: (store: string) => void stores.set(store, new Map()),
      close: () => undefined,
      transaction: (store: string) => {
        const transaction = Object.assign(new EventTarget(), {
          error: null,
          objectStore: () => ({
            put: (value: unknown, key: string) =>
              using(() => (mood() === 'full' ? refuse('QuotaExceededError') : storeOf(store).set(key, value))),
            get: (key: string) => using(() => storeOf(store).get(key)),
            clear: () => using(() => storeOf(store).clear()),
          }),
        });
        const using = (run: () => unknown) => request(run, () => void transaction.dispatchEvent(new Event('complete')));
        return transaction;
      },
    };
    return request(
      () => {
        if (mood() === 'refused') refuse('SecurityError');
        databases.set(name, stores);
        return database;
      },
      undefined,
      isNew,
    );
  };
  const deleteDatabase = (name: string) => request(() => void databases.delete(name));
  const valuesOf = (name: string): unknown[] =>
    [...(databases.get(name)?.values() ?? [])].flatMap((store) => [...store.values()]);
  return { open, deleteDatabase, valuesOf };
}
