import { expect, test } from 'vitest';
import { createServerClock } from '../../src/i18n/server-clock.js';

const at = Date.parse('2026-11-21T10:00:00Z');
const minute = 60_000;

/** A device whose clock is ten minutes slow. */
function open() {
  const device = { shown: at - 10 * minute, steady: 5_000 };
  const clock = createServerClock({ shown: () => device.shown, steady: () => device.steady });
  const pass = (ms: number, steady = ms) => {
    device.shown += ms;
    device.steady += steady;
  };
  return { clock, device, pass };
}

test('a slow phone knows the time of the server from the first response on', () => {
  const { clock, device, pass } = open();
  expect(clock.now()).toBe(device.shown);
  clock.hear('Sat, 21 Nov 2026 10:00:00 GMT');
  expect(clock.now()).toBe(at);
  pass(3 * minute);
  expect(clock.now()).toBe(at + 3 * minute);
});

test('a response out of a cache does not turn the time back, and a later one corrects it', () => {
  const { clock, pass } = open();
  clock.hear('Sat, 21 Nov 2026 10:00:00 GMT');
  pass(minute);
  clock.hear('Sat, 21 Nov 2026 09:00:00 GMT');
  expect(clock.now()).toBe(at + minute);
  clock.hear('Sat, 21 Nov 2026 10:05:00 GMT');
  expect(clock.now()).toBe(at + 5 * minute);
});

test('time passes while the steady clock sleeps; a player who turns the clock back changes nothing', () => {
  const { clock, device, pass } = open();
  clock.hear('Sat, 21 Nov 2026 10:00:00 GMT');
  pass(60 * minute, 0);
  expect(clock.now()).toBe(at + 60 * minute);
  device.shown = at - 999 * minute;
  pass(2 * minute);
  expect(clock.now()).toBe(at + 2 * minute);
});

test('a player who turns the clock forward is corrected by the next response', () => {
  const { clock, device } = open();
  clock.hear('Sat, 21 Nov 2026 10:00:00 GMT');
  device.shown += 999 * minute;
  clock.hear('Sat, 21 Nov 2026 10:00:01 GMT');
  expect(clock.now()).toBe(at + 1_000);
});

test('a response without its time changes nothing', () => {
  const { clock, device } = open();
  clock.hear(null);
  clock.hear('soon');
  expect(clock.now()).toBe(device.shown);
});

test('the data is as old as the newest response, also when a cache answers later', () => {
  const { clock, pass } = open();
  expect(clock.heardAt()).toBeNull();
  clock.hear('Sat, 21 Nov 2026 10:00:00 GMT');
  pass(minute);
  clock.hear('Sat, 21 Nov 2026 09:00:00 GMT');
  expect(clock.heardAt()).toBe(at);
});
