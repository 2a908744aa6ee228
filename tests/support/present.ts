/** A value that must exist in a test. The message is what the reader of a failed test sees. */
export function present<T>(value: T | null | undefined, complaint: string): T {
  if (value === undefined || value === null) throw new Error(complaint);
  return value;
}
