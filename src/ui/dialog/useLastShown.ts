import { useState } from 'react';

/** The value, or the last one that was not null: what a dialog is about stays in it while it closes. */
export function useLastShown<T>(value: T | null): T | null {
  const [shown, setShown] = useState(value);
  if (value !== null && value !== shown) setShown(value);
  return value ?? shown;
}
