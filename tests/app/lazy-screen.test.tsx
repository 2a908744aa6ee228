import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppContext, type AppContextValue } from '../../src/app/context.js';
import { ErrorBoundary } from '../../src/app/hosting/ErrorBoundary.js';
import { lazyScreen } from '../../src/app/hosting/LazyScreen.js';
import { TextStore } from '../../src/i18n/texts.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const files = {
  './compiled/en_US.common.json': async () => ({}),
  './compiled/en_US.entry.json': async () => ({ 'appDownload.lead': [] }),
};
const News = ({ title }: { title: string }) => <p>{title}</p>;

async function open(Screen: ReturnType<typeof lazyScreen<{ title: string }>>, onError = vi.fn()) {
  const texts = new TextStore('en_US', {}, files);
  const page = render(
    <AppContext value={{ texts } as unknown as AppContextValue}>
      <ErrorBoundary address="news" fallback={null} onError={onError}>
        <Screen title="Rain today" />
      </ErrorBoundary>
    </AppContext>,
    // Mounted once, as players mount it: a second time it would load twice.
    { reactStrictMode: false },
  );
  const before = page.container.textContent;
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  return { before, after: page.container.textContent, texts, onError };
}

test('a screen is loaded with its texts when it is first rendered, once', async () => {
  const load = vi.fn(async () => News);
  const Screen = lazyScreen('entry', load);
  expect(load).not.toHaveBeenCalled();
  const { before, after, texts } = await open(Screen);
  expect([before, after, texts.has('entry')]).toEqual(['', 'Rain today', true]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a screen that cannot be loaded is left out, and its error boundary is told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { after, onError } = await open(lazyScreen('entry', () => Promise.reject(new Error('lost'))));
  expect(after).toBe('');
  expect(onError).toHaveBeenCalledTimes(1);
});
