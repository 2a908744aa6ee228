import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../../src/ui/button/Button.js';

afterEach(cleanup);

/** A click with a time stamp in ms since the page began. */
function clickAt(time: number): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: time });
  return fireEvent(screen.getByRole('button'), event);
}

test('ignores presses for a second after one', () => {
  const onPress = vi.fn<() => void>();
  render(<Button onPress={onPress}>Pay</Button>);
  clickAt(5000);
  clickAt(5400);
  clickAt(5999);
  expect(onPress).toHaveBeenCalledTimes(1);
  clickAt(6000);
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('the first press counts, however early it comes', () => {
  const onPress = vi.fn<() => void>();
  render(<Button onPress={onPress}>Pay</Button>);
  clickAt(3);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a second press does not send the form again', () => {
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Button type="submit">Pay</Button>
    </form>,
  );
  clickAt(100);
  expect(clickAt(600)).toBe(false);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('repeatable presses are not throttled', () => {
  const onPress = vi.fn<() => void>();
  render(
    <Button onPress={onPress} isRepeatable>
      More
    </Button>,
  );
  clickAt(100);
  clickAt(200);
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('ignores presses while it is pending, and keeps the focus', () => {
  const onPress = vi.fn<() => void>();
  const { rerender } = render(<Button onPress={onPress}>Pay</Button>);
  screen.getByRole('button').focus();
  rerender(
    <Button onPress={onPress} isPending>
      Pay
    </Button>,
  );
  clickAt(9000);
  expect(onPress).not.toHaveBeenCalled();
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('is a link if it has href, and an external link opens in a new tab', () => {
  render(
    <MemoryRouter>
      <Button href="/wallet">Wallet</Button>
      <Button href="https://example.com/help">Help</Button>
      <Button href="/closed" isDisabled>
        Closed
      </Button>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Wallet' }).getAttribute('href')).toBe('/wallet');
  const help = screen.getByRole<HTMLAnchorElement>('link', { name: 'Help' });
  expect([help.target, help.rel]).toEqual(['_blank', 'noopener']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Closed' }).disabled).toBe(true);
});
