/**
 * The address at which this document was loaded again, by a reload or by a step back from another site; null if it was
 * opened anew, and outside of a browser.
 */
export function loadedAgainAt(): URL | null {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded?.type === 'reload' || loaded?.type === 'back_forward' ? new URL(loaded.name) : null;
}
