import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { Succession } from '../../src/app/Succession.js';

/** Writes down when it is drawn, and when it is taken down. */
function Page({ name, log }: { name: string; log: string[] }) {
  log.push(`${name} drawn`);
  useEffect(() => () => void log.push(`${name} down`), [name, log]);
  return <h1>{name}</h1>;
}

const aFrame = () => act(() => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve())));
const shown = () => screen.getAllByRole('heading', { hidden: false }).map(({ textContent }) => textContent);

function open(name: string) {
  cleanup();
  const log: string[] = [];
  const pageOf = (of: string) => <Page name={of} log={log} />;
  const { rerender } = render(<Succession name={name} page={pageOf(name)} />);
  const go = (to: string, isReady = true) => rerender(<Succession name={to} page={isReady ? pageOf(to) : null} />);
  return { log, go };
}

test('the page that was left is out of sight at once, not drawn again, and taken down behind the frame', async () => {
  const { log, go } = open('home');
  go('games');
  expect(shown()).toEqual(['games']);
  expect(log).toEqual(['home drawn', 'games drawn']);
  await aFrame();
  expect(log).toEqual(['home drawn', 'games drawn', 'home down']);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

test('it stays until its successor has something to show', async () => {
  const { go } = open('home');
  go('games', false);
  await aFrame();
  expect(shown()).toEqual(['home']);
  go('games');
  expect(shown()).toEqual(['games']);
});

test('who comes back before it was taken down finds it', async () => {
  const { log, go } = open('home');
  go('games');
  go('home');
  expect(shown()).toEqual(['home']);
  await aFrame();
  expect(shown()).toEqual(['home']);
  expect(log.filter((line) => line.endsWith('down'))).toEqual(['games down']);
});

test('a page that begins anew under its own name shows nothing of before', () => {
  const { go } = open('home');
  go('home', false);
  expect(document.querySelector('h1')).toBeNull();
});
