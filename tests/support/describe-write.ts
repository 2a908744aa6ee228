import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  createActor,
  fromPromise,
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InputFrom,
} from 'xstate';
import { keyedWriteOf, type Answer } from '../../machines/shared/keyedWrite.machine.js';
import type { Result } from '../../machines/vocabulary.js';
import { press, seesText, type Page } from './render.js';

type Write<Machine extends AnyStateMachine> = {
  /** The actor of the flow that writes. */
  write: string;
  /** As after a reload with a key, so that what an earlier visit sent is looked up first; or as at first, with `reach`. */
  input: InputFrom<Machine>;
  /** The other actors of the flow, and what sends the request, whose response is lost then. */
  actors?: object;
  reach?: (flow: never, page: Page) => Promise<void>;
  open: (flow: never) => Page;
  tracing: RegExp | ((page: Page) => void);
  unanswered: RegExp | ((page: Page) => void);
  /** Absent if each answer of the lookup is an acceptance or a refusal. */
  unsent?: RegExp;
  check?: string;
  giveUp?: string;
  again?: string;
};

/** What became of a request, as the flow that sent it shows it. What every write does is tested in tests/paths/charts.test.ts. */
export function describeWrite<Machine extends AnyStateMachine>(
  machine: Machine,
  {
    write,
    input,
    actors = {},
    reach,
    open,
    tracing,
    unanswered,
    unsent,
    check = 'Check again',
    giveUp = 'Change it',
    again = 'Send it again',
  }: Write<Machine>,
): void {
  const never = new Promise<never>(() => undefined);
  const seesTracing = tracing instanceof RegExp ? seesText('status', tracing) : tracing;
  const seesUnanswered = unanswered instanceof RegExp ? seesText('alert', unanswered) : unanswered;
  const sent = reach ? ['send'] : [];
  const begin = async (trace: () => Promise<Answer<unknown>>) => {
    const asked: string[] = [];
    const logic = keyedWriteOf<unknown, unknown>().provide({
      actors: {
        traceRequest: fromPromise<Answer<unknown>, { request: unknown }>(() => {
          asked.push('trace');
          return trace();
        }),
        sendRequest: fromPromise<Result<unknown>, { request: unknown }>(() => {
          asked.push('send');
          return reach && asked.length === 1 ? Promise.reject(new Error('lost')) : never;
        }),
      },
    });
    const flow = createActor(
      machine.provide({ actors: { ...actors, [write]: logic } } as never) as Machine,
      { input } as never,
    );
    const page = open(flow.start() as Actor<Machine> as never);
    await reach?.(flow as Actor<Machine> as never, page);
    return { asked, flow, page };
  };

  describe('a request whose response is missing', () => {
    test('is looked up before anything is sent again', async () => {
      const { asked, page } = await begin(() => never);
      await waitFor(() => seesTracing(page));
      for (const name of [check, again]) expect(page.queryByRole('button', { name })).toBeNull();
      expect(asked).toEqual([...sent, 'trace']);
    });

    test('about which the server says nothing is looked up again by a press', async () => {
      const { asked, page } = await begin(() => Promise.reject(new Error('offline')));
      await page.findByRole('button', { name: check });
      seesUnanswered(page);
      expect(page.queryByRole('button', { name: giveUp })).toBeNull();
      await press(check)(page);
      expect(asked).toEqual([...sent, 'trace', 'trace']);
    });

    if (!unsent) return;

    test('that never arrived is sent again by a press', async () => {
      const { asked, page } = await begin(async () => null);
      await page.findByRole('button', { name: again });
      seesText('alert', unsent)(page);
      await press(again)(page);
      expect(asked).toEqual([...sent, 'trace', 'send']);
    });

    test('that never arrived is given up by a press', async () => {
      const { asked, flow, page } = await begin(async () => null);
      await page.findByRole('button', { name: giveUp });
      await press(giveUp)(page);
      expect((flow.getSnapshot() as AnyMachineSnapshot).children[write]).toBeUndefined();
      expect(asked).toEqual([...sent, 'trace']);
    });
  });
}
