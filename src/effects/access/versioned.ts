/** The version of this area's stored values. */
export const version = 1;

/** Ignores stored values of an earlier version and unreadable ones. */
export function parsed<Kept>(text: string | null): Partial<Kept> | null {
  try {
    const kept = JSON.parse(text ?? 'null') as (Partial<Kept> & { version?: number }) | null;
    return kept?.version === version ? kept : null;
  } catch {
    return null;
  }
}
