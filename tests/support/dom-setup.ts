import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { serverClock } from '../../src/i18n/server-clock.js';

// The fixtures are of this year: a date of another year is shown with it.
serverClock.hear('Sat, 21 Nov 2026 10:00:00 GMT');

/** All files of the dom project share one document, so each one leaves it as it found it. */
afterAll(async () => {
  cleanup();
  vi.useRealTimers();
  // Vitest fails a chunk that is still on its way when the file ends.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=', 1)[0] ?? ''}=; Path=/; Max-Age=0`;
  // Styles stay: the modules that add them are not loaded again.
  for (const left of document.head.querySelectorAll(':not(style)')) left.remove();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  history.replaceState(null, '', '/');
});
