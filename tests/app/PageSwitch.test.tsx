import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { PageSwitch } from '../../src/app/hosting/PageSwitch.js';
import { nextFrame } from '../support/next-frame.js';

/** Logs when it renders and when it unmounts. */
function Page({ name, log }: { name: string; log: string[] }) {
  log.push(`${name} rendered`);
  useEffect(() => () => void log.push(`${name} unmounted`), [name, log]);
  return <h1>{name}</h1>;
}

/** The log counts renders, and StrictMode doubles them. */
const once = { reactStrictMode: false };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const shown = () => screen.getAllByRole('heading', { hidden: false }).map(({ textContent }) => textContent);

function open(name: string) {
  cleanup();
  const log: string[] = [];
  const pageOf = (of: string) => <Page name={of} log={log} />;
  const errorPage = <h1>broken</h1>;
  const { rerender } = render(
    <PageSwitch name={name} page={pageOf(name)} errorPage={errorPage} address={name} />,
    once,
  );
  const show = (to: string, page: ReactElement | null) =>
    rerender(<PageSwitch name={to} page={page} errorPage={errorPage} address={to} />);
  const go = (to: string, isLoaded = true) => show(to, isLoaded ? pageOf(to) : null);
  return { log, go, show };
}

test('the old page is hidden at once, does not render again, and unmounts in the frame after', async () => {
  const { log, go } = open('home');
  go('games');
  expect(shown()).toEqual(['games']);
  expect(log).toEqual(['home rendered', 'games rendered']);
  await nextFrame();
  expect(log).toEqual(['home rendered', 'games rendered', 'home unmounted']);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

test('the old page stays until the next one has something to show', async () => {
  const { go } = open('home');
  go('games', false);
  await nextFrame();
  expect(shown()).toEqual(['home']);
  go('games');
  expect(shown()).toEqual(['games']);
});

test('a player who returns before the old page unmounted finds it still mounted', async () => {
  const { log, go } = open('home');
  go('games');
  go('home');
  expect(shown()).toEqual(['home']);
  await nextFrame();
  expect(shown()).toEqual(['home']);
  expect(log.filter((line) => line.endsWith('unmounted'))).toEqual(['games unmounted']);
});

test('a second navigation between the frame of the first one and its unmounting leaves no old page behind', async () => {
  // React renders here when a browser would, and not at the end of an `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  vi.spyOn(globalThis, 'cancelAnimationFrame').mockReturnValue();
  const container = document.createElement('div');
  const root = createRoot(container);
  const go = (to: string) =>
    flushSync(() => root.render(<PageSwitch name={to} page={<h1>{to}</h1>} errorPage={<></>} address={to} />));
  const drawFrame = () => frames.splice(0).forEach((callback) => callback(0));

  go('home');
  go('skeleton');
  drawFrame();
  go('games');
  drawFrame();
  await vi.waitFor(() => expect(container.textContent).toBe('games'));
  root.unmount();
});

test('a page that starts again under its own name shows nothing of its earlier content', () => {
  const { go } = open('home');
  go('home', false);
  expect(document.querySelector('h1')).toBeNull();
});

test('a page that throws is replaced by the error page, and the page at another address is shown', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Broken = (): ReactElement => {
    throw new Error('a mistake in the page');
  };
  const { go, show } = open('home');
  show('games', <Broken />);
  expect(shown()).toEqual(['broken']);
  go('home');
  expect(shown()).toEqual(['home']);
});

test('a page that threw is rendered again under its own name at another address', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  const Games = () => {
    if (isBroken) throw new Error('a mistake in the page');
    return <h1>games</h1>;
  };
  cleanup();
  const at = (address: string) => (
    <PageSwitch name="games" page={<Games />} errorPage={<h1>broken</h1>} address={address} />
  );
  const { rerender } = render(at('/games'), once);
  isBroken = false;
  rerender(at('/games'));
  expect(shown()).toEqual(['broken']);
  rerender(at('/games/new'));
  expect(shown()).toEqual(['games']);
});
