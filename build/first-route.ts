import type { Plugin } from 'vite';

/**
 * Finds the modules that the first route needs, so that they are bundled into one file: forty small files would compress
 * worse and queue behind each other on a slow connection. Call `isFirst` only when chunks are made: before that, the
 * module graph is not known.
 */
export function firstRoute(entry: string): Plugin & { isFirst: (id: string) => boolean } {
  const first = new Set<string>();
  return {
    name: 'first-route',
    apply: 'build',
    buildEnd() {
      const visit = (id: string): void => {
        if (first.has(id)) return;
        first.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported);
      };
      for (const id of this.getModuleIds()) if (id.endsWith(entry)) visit(id);
    },
    isFirst: (id) => first.has(id),
  };
}
