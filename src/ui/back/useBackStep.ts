import { useLayoutEffect, useRef } from 'react';
import { openBackStep } from './back-steps.js';

/** While `isOpen`, the browser's Back button calls `onBack` and stays on the page. The newest open step comes first. */
export function useBackStep(isOpen: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  useLayoutEffect(() => (isOpen ? openBackStep(() => latest.current()) : undefined), [isOpen]);
}
