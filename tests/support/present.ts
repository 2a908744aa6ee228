/** What must be there in a test. The complaint is what the reader of a red test sees. */
export function present<T>(value: T | null | undefined, complaint: string): T {
  if (value === undefined || value === null) throw new Error(complaint);
  return value;
}
