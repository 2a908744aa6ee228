import * as v from 'valibot';
import { pageProblem } from '../page-problem.js';
import type { Company } from '../company.js';

// What may come back from a company. The checks are narrow on purpose: what passes here is booked, stored and shown.

/** The most that one answer may name, in minor units: sums of such amounts stay exact whole numbers. */
const MOST = 1_000_000_000_000;
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST));

/** A text that can be stored and shown on one line. */
const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(longest),
    v.check((value) => !/[\p{Cc}\p{Cs}]/u.test(value), 'characters'),
  );
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

const done = v.object({ state: v.literal('done'), amount });

export const TRANSFER_IN = v.picklist(['done', 'refused', 'pending']);
export const TRANSFER_OUT = v.variant('state', [
  done,
  v.object({ state: v.picklist(['locked', 'refused', 'pending']) }),
]);
export const TRANSFER_OUTCOME = v.variant('state', [done, v.object({ state: v.picklist(['absent', 'pending']) })]);
const openBets = v.object({ count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), stake: amount });
export const HOLDINGS = v.nullable(
  v.object({ balance: amount, isAttended: v.boolean(), openBets: v.exactOptional(openBets) }),
);

/** Before the first lobby, and far beyond every clock that goes wrong. */
const time = v.pipe(v.date(), v.minValue(new Date('2000-01-01')), v.maxValue(new Date('2200-01-01')));
const round = v.object({ ref: text(64), stake: amount, win: amount, at: time });
/** More rounds than a session has. */
const MOST_ROUNDS = 100_000;
export const ROUNDS = v.nullable(v.pipe(v.array(round), v.maxLength(MOST_ROUNDS)));
export const wellFormedRounds = (answer: unknown): readonly v.InferOutput<typeof round>[] | null =>
  Array.isArray(answer)
    ? answer.slice(0, MOST_ROUNDS).flatMap((item: unknown) => {
        const parsed = v.safeParse(round, item);
        return parsed.success ? [parsed.output] : [];
      })
    : null;

const id = v.pipe(v.number(), v.safeInteger());
const whose = { makerId: id, playerId: id, currency };
/** Rows of one page of a maker's books. */
const MOST_ROWS = 100_000;
export const BOOKS = v.object({
  balances: v.pipe(v.array(v.object({ ...whose, balance: amount })), v.maxLength(MOST_ROWS)),
  rounds: v.pipe(
    v.array(
      v.object({
        ...whose,
        ref: text(64),
        stake: amount,
        win: v.nullable(amount),
        unanswered: v.array(v.picklist(['stake', 'win'])),
        isAfterExit: v.boolean(),
        isAtLobby: v.boolean(),
      }),
    ),
    v.maxLength(MOST_ROWS),
  ),
  transfers: v.pipe(v.array(v.object({ id: text(100), amount })), v.maxLength(MOST_ROWS)),
  next: v.nullable(text(200)),
});

/** A page that the lobby may send a player to. */
export const pageOf = (company: Company) =>
  v.pipe(
    text(2_000),
    v.check((url) => pageProblem(url, company) === null, 'page'),
  );
export const paymentLinkOf = (company: Company) =>
  v.object({
    payUrl: pageOf(company),
    qrContent: v.nullable(text(2_000)),
    reference: v.optional(v.nullable(text(64))),
  });
export const PAYMENT_OUTCOME = v.nullable(
  v.variant('state', [
    v.object({ state: v.literal('paid'), payAmount: amount, currency }),
    v.object({ state: v.literal('declined') }),
  ]),
);
export const CLOSED = v.boolean();

export const IDENTITY = v.nullable(v.object({ subject: text(128), name: text(200) }));

/** A call whose answer says nothing. */
export const NOTHING = v.pipe(
  v.unknown(),
  v.transform((): void => undefined),
);
