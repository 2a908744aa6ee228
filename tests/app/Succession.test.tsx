import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, type ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Succession } from '../../src/app/Succession.js';
import { SiteContext, type SiteFacts } from '../../src/i18n/site.js';
import { useFirstInView } from '../../src/ui/first-in-view/useFirstInView.js';

/** Writes down when it is drawn, and when it is taken down. */
function Page({ name, log }: { name: string; log: string[] }) {
  log.push(`${name} drawn`);
  useEffect(() => () => void log.push(`${name} down`), [name, log]);
  return <h1>{name}</h1>;
}

afterEach(() => vi.restoreAllMocks());

const aFrame = () => act(() => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve())));
const shown = () => screen.getAllByRole('heading', { hidden: false }).map(({ textContent }) => textContent);

function open(name: string) {
  cleanup();
  const log: string[] = [];
  const pageOf = (of: string) => <Page name={of} log={log} />;
  const usual = { broken: <h1>broken</h1>, address: name };
  const { rerender } = render(<Succession {...usual} name={name} page={pageOf(name)} ahead={[]} />);
  const go = (to: string, isReady = true) =>
    rerender(<Succession {...usual} address={to} name={to} page={isReady ? pageOf(to) : null} ahead={[]} />);
  /** Stays where it is, with another page drawn ahead: `next` is opened then. */
  const drawAhead = (to: string, page: ReactElement) => {
    const ahead = [{ name: to, page }];
    rerender(<Succession {...usual} name={name} page={pageOf(name)} ahead={ahead} />);
    return { next: () => rerender(<Succession {...usual} address={to} name={to} page={page} ahead={ahead} />) };
  };
  return { log, go, drawAhead };
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

test('a page that is drawn ahead is out of reach, and comes into sight as it is', () => {
  const { log, drawAhead } = open('home');
  const { next } = drawAhead('games', <Page name="games" log={log} />);
  const drawn = screen.getByText('games');
  expect(drawn.closest('[inert]')).toBeTruthy();
  expect(shown()).toEqual(['home']);
  next();
  expect(screen.getByText('games')).toBe(drawn);
  expect(drawn.closest('[inert], [aria-hidden]')).toBeNull();
  expect(shown()).toEqual(['games']);
  expect(log.filter((line) => line.startsWith('games'))).toEqual(['games drawn']);
});

test('it is drawn as far as one sees, and whole behind the frame that shows it', async () => {
  const List = () => <h1>{useFirstInView(['a', 'b', 'c'], 2).join('')}</h1>;
  const onPhone = (
    <SiteContext value={{ device: 'other' } as SiteFacts}>
      <List />
    </SiteContext>
  );
  const { next } = open('home').drawAhead('games', onPhone);
  expect(screen.getByText('ab')).toBeTruthy();
  next();
  expect(shown()).toEqual(['ab']);
  await aFrame();
  expect(shown()).toEqual(['abc']);
});

test('a page that breaks ahead disturbs nobody, and says so when it is opened', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Breaking = (): ReactElement => {
    throw new Error('a mistake in the page');
  };
  const { next } = open('home').drawAhead('games', <Breaking />);
  expect(shown()).toEqual(['home']);
  next();
  expect(shown()).toEqual(['broken']);
});
