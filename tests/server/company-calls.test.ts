import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import type { Evidence } from '../../server/adapters/calls/evidence.js';
import { openLine, type BreakerState, type Line, type LineOptions } from '../../server/adapters/calls/line.js';
import type { NoClearAnswer } from '../../server/adapters/calls/no-clear-answer.js';

const IN_FLIGHT = 3;
const never = () => new Promise<never>(() => undefined);
const broken = () => Promise.reject(new Error('the connection broke'));
const fine = async () => 7;
/** A call that ends when its signal aborts, as a request does. */
const obedient = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

describe('a call to a company', () => {
  let line: Line;
  let failures: string[];
  let states: BreakerState[];
  let kept: Evidence[];
  let isInside = false;
  const options: LineOptions = {
    watch: {
      opened: () => undefined,
      answered: () => undefined,
      failed: ({ call, problem }) => void failures.push(`${call} ${problem}`),
      changed: (_, state) => void states.push(state),
      keep: async (evidence) => void kept.push(evidence),
    },
    inFlight: IN_FLIGHT,
    isInTransaction: () => isInside,
  };
  const call = (work: (signal: AbortSignal) => Promise<unknown>, answer: v.GenericSchema = v.number()) =>
    line.ask({ call: 'count', about: 'order 1', answer }, work);
  /** How a call ends: its answer, or why it has none. */
  const endOf = (asked: Promise<unknown>) => asked.catch((error: NoClearAnswer) => error.problem);

  beforeEach(() => {
    vi.useFakeTimers();
    [failures, states, kept, isInside] = [[], [], [], false];
    line = openLine('company', options);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('gives its answer', async () => {
    expect(await call(fine)).toBe(7);
    expect(failures).toEqual([]);
  });

  test.each([
    ['hangs, and ends at the signal', obedient, 'late'],
    ['hangs for ever, whatever its signal says', never, 'late'],
    ['rejects', broken, 'failed'],
  ])('that %s has no clear answer after eight seconds, and is told once', async (_, work, problem) => {
    const end = endOf(call(work));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await end).toBe(problem);
    expect(failures).toEqual([`count ${problem}`]);
  });

  test('aborts its signal at the time limit', async () => {
    let ends: AbortSignal | undefined;
    const end = endOf(call((signal) => ((ends = signal), never())));
    await vi.advanceTimersByTimeAsync(7_999);
    expect(ends?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await end).toBe('late');
    expect(ends?.aborted).toBe(true);
  });

  test('is ended by the signal of its caller, too', async () => {
    const stop = new AbortController();
    const end = endOf(line.ask({ call: 'count', about: '', answer: v.number() }, obedient, stop.signal));
    stop.abort();
    expect(await end).toBe('late');
  });

  test('with an answer that does not fit has no clear answer, which is kept without its secrets', async () => {
    const answer = v.object({ amount: v.number() });
    const end = await call(async () => ({ amount: -0.5, token: 'abc', note: '4111111111111111' }), v.string()).catch(
      (error: NoClearAnswer) => error,
    );
    expect(end).toMatchObject({ problem: 'misfit', company: 'company', call: 'count' });
    expect(await endOf(call(async () => ({ amount: '1\0' }), answer))).toBe('misfit');
    expect(failures).toEqual(['count misfit', 'count misfit']);
    expect(kept).toMatchObject([
      { company: 'company', call: 'count', about: 'order 1', problem: 'answer: string' },
      { problem: 'amount: number' },
    ]);
    expect(kept[0]?.answer).toBe("{ amount: -0.5, token: '[redacted string]', note: '[digits]' }");
    expect(kept[1]?.answer).not.toContain('\0');
  });

  test('waits for its turn when as many are in flight as may be, and runs in the context of its own caller', async () => {
    const started: number[] = [];
    const free: (() => void)[] = [];
    const caller = new AsyncLocalStorage<number>();
    const calls = Array.from({ length: IN_FLIGHT + 2 }, (_, index) =>
      caller.run(index, () =>
        call(async () => {
          started.push(index);
          await new Promise<void>((resolve) => free.push(resolve));
          return caller.getStore();
        }),
      ),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual([0, 1, 2]);
    free[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual([0, 1, 2, 3]);
    for (let index = 1; index < 4; index += 1) free[index]?.();
    await vi.advanceTimersByTimeAsync(0);
    free[4]?.();
    expect(await Promise.all(calls)).toEqual([0, 1, 2, 3, 4]);
  });

  test('is refused at once when too many wait', async () => {
    const hanging = Array.from({ length: IN_FLIGHT * 21 }, () => endOf(call(never)));
    expect(await endOf(call(fine))).toBe('busy');
    await vi.advanceTimersByTimeAsync(8_000);
    const ends = await Promise.all(hanging);
    // Those in flight are late; of the others some learn first that the breaker has opened.
    expect(ends.slice(0, IN_FLIGHT)).toEqual(Array(IN_FLIGHT).fill('late'));
    expect(ends.filter((end) => end !== 'late' && end !== 'open')).toEqual([]);
  });

  test('is not made while the circuit breaker is open: five failures open it, one success after ten seconds closes it', async () => {
    for (let failed = 0; failed < 5; failed += 1) expect(await endOf(call(broken))).toBe('failed');
    const asked = vi.fn(fine);
    expect(line.state()).toBe('open');
    expect(await endOf(call(asked))).toBe('open');
    expect(asked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    let answer: ((value: number) => void) | undefined;
    const trying = call(() => new Promise<number>((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(0);
    expect(line.state()).toBe('halfOpen');
    expect(await endOf(call(asked))).toBe('open');
    answer?.(1);
    expect(await trying).toBe(1);
    expect(line.state()).toBe('closed');
    expect(await call(asked)).toBe(7);
    expect(states).toEqual(['open', 'halfOpen', 'closed']);
  });

  test('that fails while it tries the company opens the breaker again', async () => {
    for (let failed = 0; failed < 5; failed += 1) await endOf(call(broken));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await endOf(call(broken))).toBe('failed');
    expect(states).toEqual(['open', 'halfOpen', 'open']);
    expect(await endOf(call(fine))).toBe('open');
  });

  test('whose answer does not fit is no failure of the company as a whole: one player must not close it to all', async () => {
    for (let times = 0; times < 20; times += 1) expect(await endOf(call(async () => 'seven'))).toBe('misfit');
    expect(line.state()).toBe('closed');
  });

  test('inside of a transaction is a fault of the lobby, and asks nothing', async () => {
    isInside = true;
    const asked = vi.fn(fine);
    await expect(call(asked)).rejects.toThrow('company: count was called inside of a transaction');
    expect(asked).not.toHaveBeenCalled();
  });
});
