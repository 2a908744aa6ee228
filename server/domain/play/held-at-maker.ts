import type { Holdings } from '../../adapters/maker/maker.js';
import type { Db } from '../../db/open.js';
import type { Services } from '../services.js';
import { askHoldings } from './ask-maker.js';
import { purseOf } from './purse.js';
import { heldByLedger } from './rounds.js';
import type { SessionRow } from './session-rows.js';

/** How long an answer is good for, in ms: pages ask every 20 s, and one page asks for it twice in a request. */
const FRESH_MS = 3_000;
/** The same while bets are open: one that is lost changes nothing that the lobby knows. */
const FRESH_WITH_OPEN_BETS_MS = 500;
/** More sessions than one process shows within that time. */
const MOST = 5_000;

interface Read {
  /** What the lobby knew of the session when it asked: an answer from before another state is none. */
  readonly of: string;
  readonly at: Date;
  readonly answer: Promise<Holdings | null>;
  /** ms. */
  freshFor: number;
}

/**
 * What makers said that they hold, by session, for seconds. Each process has its own: nothing is decided by it, a money movement
 * that any process has booked makes it stale, and a shared one would cost a write for each poll of a page.
 */
export type HeldAtMakers = Map<string, Read>;

/** What the maker holds of a session now or held seconds ago; null if it does not say. Never asked in a transaction. */
export async function heldAtMaker(
  db: Db,
  { maker, clock, heldAtMakers: reads }: Pick<Services, 'maker' | 'clock' | 'heldAtMakers'>,
  session: SessionRow,
): Promise<Holdings | null> {
  const booked = purseOf(session) === 'maker' ? await heldByLedger(db, session) : 0;
  const of = [booked, session.ticket_used_at?.getTime()].join(' ');
  const at = clock.now();
  const known = reads.get(session.id);
  if (known?.of === of && Math.abs(at.getTime() - known.at.getTime()) < known.freshFor) return known.answer;
  const answer = askHoldings(maker, session, at);
  const read = { of, at, answer, freshFor: FRESH_MS };
  reads.delete(session.id);
  reads.set(session.id, read);
  // The oldest come first.
  for (const [id] of reads) if (reads.size > MOST) reads.delete(id);
  // A silence is not kept: the maker may answer the next question.
  void answer.then((found) => {
    if (found === null && reads.get(session.id) === read) reads.delete(session.id);
    if (found?.openBets !== undefined && found.openBets.count > 0) read.freshFor = FRESH_WITH_OPEN_BETS_MS;
  });
  return answer;
}
