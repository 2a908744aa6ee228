import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { exchangeCode } from './identity/codes.js';
import { booksOf } from './maker/books.js';
import { holdingsOf, leave, outcomeOf, roundsOf, transferIn, transferOut } from './maker/transfers.js';
import type { Parts } from './parts.js';
import { closePayment, openPayment, paymentOutcome } from './payment/payments.js';
import { API, CALLS, type AnswerOf, type CallName, type RequestOf } from './wire.js';

type Handlers = { readonly [Name in CallName]: (request: RequestOf<Name>) => Promise<AnswerOf<Name>> };

/** What the lobby's adapters may ask of the companies. Every call carries the secret. */
export async function adapterCalls(app: FastifyInstance, parts: Parts): Promise<void> {
  const { db, now, lobby } = parts;
  const handlers: Handlers = {
    'maker/transfer-in': (request) => transferIn(parts, request),
    'maker/transfer-out': (request) => transferOut(parts, request),
    'maker/outcome': ({ id }) => outcomeOf(parts, id),
    'maker/rounds': ({ sessionId }) => roundsOf(parts, sessionId),
    'maker/holdings': (request) => holdingsOf(parts, request),
    'maker/leave': (request) => leave(parts, request).then(() => ({ done: true })),
    'maker/books': (request) => booksOf(db, request),
    'payment/open': (request) => openPayment(parts, request),
    'payment/close': ({ orderNo }) => closePayment(db, orderNo),
    'payment/outcome': ({ orderNo }) => paymentOutcome(db, orderNo),
    'sms/send': async ({ phone, text }) => {
      await db.insertInto('sms').values({ phone, text, created_at: now() }).execute();
      return { done: true };
    },
    'identity/exchange': (request) => exchangeCode(parts, request),
  };
  const expected = Buffer.from(`Bearer ${lobby.secret}`);
  await app.register(
    async (calls) => {
      calls.addHook('onRequest', async ({ headers }, reply) => {
        const given = Buffer.from(headers.authorization ?? '');
        if (given.length !== expected.length || !timingSafeEqual(given, expected))
          return reply.code(401).send({ error: 'secret' });
        return undefined;
      });
      for (const name of Object.keys(CALLS) as CallName[])
        calls.post(`/${name}`, async ({ body }, reply) => {
          const request = v.safeParse(CALLS[name][0], body);
          if (!request.success) return reply.code(400).send({ error: v.flatten(request.issues) });
          return (handlers[name] as (asked: unknown) => Promise<unknown>)(request.output);
        });
    },
    { prefix: API },
  );
}
