import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../http/parts.js';
import type { ShiftableClock } from '../base/clock.js';
import { atomically } from '../db/open.js';
import { bookOnRecord } from '../domain/play/record-rounds.js';
import { stakeable } from '../domain/play/seamless.js';
import { sweepsOf } from '../jobs/sweeps.js';
import { COMMANDS } from '../operator/commands.js';
import { runRecorded } from '../operator/record.js';
import { solutionOf } from './captchas.js';
import { giveTestBonus, type BonusWish } from './bonuses.js';
import { addFaults, type Fault } from './faults.js';
import { ledgerOf } from './ledger.js';
import { newTestPlayer, type PlayerOptions } from './players.js';
import { startOver } from './start-over.js';

/** Runs a command of the operator in the name of the test. */
async function operate(parts: AppParts, name: string, args: readonly string[]): Promise<number | undefined> {
  const command = COMMANDS[name];
  return command && runRecorded({ name: 'test', why: 'a test' }, [name, command], parts, args);
}

/**
 * What tests may do to a running server, under /__test/. Registered only in TEST_MODE. The companies of the sandbox have hooks of
 * their own, under /sandbox/__test/.
 * - POST clock {offsetMs}
 * - POST fault {operation, …}
 * - POST reset {data?: true empties the lobby and seeds it again}
 * - POST player {balance?, …}
 * - POST switch {gameAccountCaptchaEnabled?: 'false', …}
 * - POST sweep {name}
 * - POST operator {command, args}: as `npm run operator` does in a process of its own
 * - POST bonus {playerId, kind, amount?, rebate?, …}
 * - GET captcha/{id}
 * - GET ledger/{username}
 */
export async function addTestHooks(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { db, services } = parts;
  const faults = addFaults(app);
  const clock = services.clock as ShiftableClock;

  await app.register(
    async (hooks) => {
      hooks.post<{ Body: { readonly offsetMs: number } }>('/clock', async ({ body }) => {
        clock.offset = body.offsetMs;
        return { now: clock.now().toISOString() };
      });
      hooks.post<{ Body: Fault }>('/fault', async ({ body }) => {
        faults.add(body);
        return { added: body.operation };
      });
      hooks.post<{ Body: { readonly data?: boolean } | undefined }>('/reset', async ({ body, raw }) => {
        faults.clear();
        clock.offset = 0;
        for (const table of ['rate_limit', 'captcha', 'one_time_code'] as const) await db.deleteFrom(table).execute();
        // Jobs that ran while the clock was ahead would overlook what happens until then.
        const now = clock.now();
        await db.updateTable('bonus_watermark').set({ until: now }).where('until', '>', now).execute();
        if (body?.data === true) {
          // Seeding may take longer than the timeout of a request.
          raw.socket.setTimeout(0);
          await startOver(parts);
        }
        return { reset: true };
      });
      hooks.post<{ Body: { readonly command: string; readonly args: readonly string[] } }>(
        '/operator',
        async ({ body: { command, args } }) => ({
          exitCode: await operate(parts, command, args),
        }),
      );
      hooks.post<{ Body: Omit<BonusWish, 'at' | 'from'> }>('/bonus', async ({ body }) => ({
        bonusId: await giveTestBonus(parts, body),
      }));
      // A round of a session on a promotion, as its maker reports it.
      hooks.post<{ Body: { readonly sessionId: string; readonly stake: number; readonly win: number } }>(
        '/round',
        async ({ body: { sessionId, stake, win } }) =>
          atomically(db, async (trx) => {
            const session = await trx
              .selectFrom('game_session')
              .selectAll()
              .where('id', '=', sessionId)
              .executeTakeFirstOrThrow();
            await bookOnRecord(trx, session, { ref: randomUUID(), stake, win, at: services.clock.now() });
            return { balance: await stakeable(trx, sessionId) };
          }),
      );
      hooks.post<{ Body: Readonly<Record<string, string>> }>('/switch', async ({ body }) => {
        for (const [key, text] of Object.entries(body)) {
          const value = JSON.stringify(text);
          await db
            .insertInto('site_setting')
            .values({ key, value })
            .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
            .execute();
        }
        return { switched: Object.keys(body) };
      });
      hooks.post<{ Body: { readonly name: string } }>('/sweep', async ({ body: { name } }) => {
        const sweep = sweepsOf(parts.seed).find((known) => known.name === name);
        if (sweep === undefined) throw new Error(`no sweep ${name}`);
        const { done, failures } = await sweep.run(parts);
        if (failures.length > 0)
          throw new AggregateError(
            failures.map(({ cause }) => cause),
            name,
          );
        return { swept: done };
      });
      hooks.post<{ Body: PlayerOptions }>('/player', async ({ body }) => newTestPlayer(parts, body));
      hooks.get<{ Params: { readonly username: string } }>('/ledger/:username', async ({ params }) =>
        ledgerOf(db, params.username),
      );
      hooks.get<{ Params: { readonly id: string } }>('/captcha/:id', async ({ params }) => ({
        solution: await solutionOf(db, params.id),
      }));
    },
    { prefix: '/__test' },
  );
}
