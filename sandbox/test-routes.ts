import type { FastifyInstance } from 'fastify';
import { planMishap, type Plan } from './maker/plans.js';
import type { Parts } from './parts.js';
import { decidePayment } from './payment/payments.js';

/**
 * What tests may do to the companies, under /sandbox/__test/. Registered only in test mode.
 * - POST plan {playerId, direction, outcome, times}: what goes wrong with the next transfers of a player
 * - POST pay {orderNo, outcome: paid | declined}: as the player does on the payment page
 * - POST due: does now what is due
 * - POST reset {data?: true empties the books}
 * - GET sms?phone
 */
export async function testRoutes(app: FastifyInstance, parts: Parts, due: () => Promise<number>): Promise<void> {
  const { db } = parts;
  await app.register(
    async (tests) => {
      tests.post<{ Body: Plan }>('/plan', async ({ body }) => {
        await planMishap(db, body);
        return { planned: body.outcome };
      });
      tests.post<{ Body: { readonly orderNo: string; readonly outcome: 'paid' | 'declined' } }>(
        '/pay',
        async ({ body: { orderNo, outcome } }) => {
          const payment = await db
            .selectFrom('payment')
            .select('secret')
            .where('order_no', '=', orderNo)
            .executeTakeFirst();
          if (payment !== undefined) await decidePayment(parts, payment.secret, outcome);
          return { isKnown: payment !== undefined };
        },
      );
      tests.post('/due', async () => ({ done: await due() }));
      tests.post<{ Body: { readonly data?: boolean } | undefined }>('/reset', async ({ body }) => {
        await db.deleteFrom('sms').execute();
        if (body?.data === true) await emptyBooks(parts);
        return { reset: true };
      });
      tests.get<{ Querystring: { readonly phone?: string } }>('/sms', async ({ query: { phone } }) =>
        db
          .selectFrom('sms')
          .select(['phone', 'text', 'created_at'])
          .$if(phone !== undefined, (query) => query.where('phone', '=', phone ?? ''))
          .orderBy('id', 'desc')
          .limit(100)
          .execute(),
      );
    },
    { prefix: '/sandbox/__test' },
  );
}

/** Rounds first: they refer to their seats. */
const TABLES = [
  'maker_round',
  'maker_seat',
  'maker_transfer',
  'maker_wallet',
  'maker_plan',
  'maker_match',
  'payment',
  'sms',
  'identity_code',
] as const;

/** A lobby that begins anew needs companies that do. */
export async function emptyBooks({ db }: Pick<Parts, 'db'>): Promise<void> {
  for (const table of TABLES) await db.deleteFrom(table).execute();
}
