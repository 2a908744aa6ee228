/**
 * A game maker and a payment company in a process of their own, with their own books. They obey `/moods`: how they
 * treat the next requests to a path. With BOOKS, the path of a file, the maker still has its books after it was killed.
 */
import { createHmac } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { SECRET, type Moody, type Payment, type Transfer, type WireRound } from './wire.js';

interface Books {
  readonly balances: readonly (readonly [string, number])[];
  readonly transfers: readonly (readonly [string, Transfer])[];
}

const file = process.env['BOOKS'] ?? '';
const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Books) : { balances: [], transfers: [] };
const balances = new Map(kept.balances);
const transfers = new Map(kept.transfers);
const rounds = new Map<string, WireRound[]>();
const payments = new Map<string, Payment>();
let moods: Moody[] = [];
/** Requests that are kept waiting. */
const hanging = new Set<ServerResponse>();

type Body = Readonly<Record<string, unknown>>;

const accountOf = ({ makerId, playerId, currency }: Body) => [makerId, playerId, currency].join('/');
const balanceOf = (account: string) => balances.get(account) ?? 0;

/** Carries a transfer out once. With `short` the maker returns less than it holds, and keeps the rest. */
function transfer(body: Body, direction: 'in' | 'out', short: number): Transfer {
  const id = String(body['id']);
  const known = transfers.get(id);
  if (known !== undefined) return known;
  const account = accountOf(body);
  const held = balanceOf(account);
  const amount = direction === 'in' ? Number(body['amount']) : Math.max(0, held - short);
  balances.set(account, direction === 'in' ? held + amount : 0);
  const made = { account, direction, amount };
  transfers.set(id, made);
  return made;
}

/** What each path does; `short` is zero except in the mood `short`. */
const PATHS: Readonly<Record<string, (body: Body, short: number) => unknown>> = {
  '/maker/in': (body) => (transfer(body, 'in', 0), 'done'),
  '/maker/out': (body, short) => ({ state: 'done', amount: transfer(body, 'out', short).amount }),
  '/maker/outcome': ({ id }) => {
    const known = transfers.get(String(id));
    // Who asks about an unknown transfer may rely on the response: it is never carried out afterwards.
    if (known === undefined) transfers.set(String(id), { account: '', direction: 'in', amount: 0 });
    return known === undefined || known.account === '' ? { state: 'absent' } : { state: 'done', amount: known.amount };
  },
  '/maker/holdings': (body) => ({ balance: balanceOf(accountOf(body)), isAttended: true }),
  '/maker/rounds': ({ sessionId }) => (rounds.get(String(sessionId)) ?? []).filter(({ isListed }) => isListed),
  '/maker/play': (body) => {
    const { ref, stake, win, isListed, sessionId } = body as unknown as WireRound & { sessionId: string };
    const account = accountOf(body);
    if (balanceOf(account) < stake) return false;
    balances.set(account, balanceOf(account) - stake + win);
    // A round may be listed twice.
    const played = { ref, stake, win, isListed, at: new Date().toISOString() };
    rounds.set(sessionId, [...(rounds.get(sessionId) ?? []), played, played]);
    return true;
  },
  '/maker/books': (body) => {
    const own = [...transfers.values()].filter(({ account }) => account === accountOf(body));
    const sum = (of: 'in' | 'out') =>
      own.filter(({ direction }) => direction === of).reduce((total, { amount }) => total + amount, 0);
    return { balance: balanceOf(accountOf(body)), in: sum('in'), out: sum('out') };
  },
  '/pay/open': ({ orderNo, payAmount, currency, returnUrl }) => {
    const known = payments.get(String(orderNo)) ?? {
      status: 'open',
      secret: `secret-${payments.size}`,
      payAmount: Number(payAmount),
      currency: String(currency),
      returnUrl: String(returnUrl),
    };
    payments.set(String(orderNo), known);
    return { payUrl: `${ownUrl()}/pay?${known.secret}`, qrContent: null };
  },
  '/pay/close': ({ orderNo }) => {
    const known = payments.get(String(orderNo));
    if (known?.status === 'paid') return false;
    payments.set(String(orderNo), {
      secret: '',
      payAmount: 0,
      currency: '',
      returnUrl: '',
      ...known,
      status: 'closed',
    });
    return true;
  },
  '/pay/outcome': ({ orderNo }) => {
    const known = payments.get(String(orderNo));
    if (known?.status === 'declined') return { state: 'declined' };
    return known?.status === 'paid' ? { state: 'paid', payAmount: known.payAmount, currency: known.currency } : null;
  },
  '/pay/decide': ({ orderNo, status }) => {
    const known = payments.get(String(orderNo));
    // A payment that was closed before it was opened has no page where a person could pay.
    const canBeReached = known !== undefined && known.secret !== '';
    // Money that has arrived stays: a declined payment may be paid later, a paid one is never declined.
    if (!canBeReached || known.status === 'paid') return false;
    payments.set(String(orderNo), { ...known, status: status as Payment['status'] });
    return true;
  },
  '/pay/tell': async ({ to, body, signed }) => {
    const rawBody = String(body);
    const signature = createHmac('sha256', SECRET)
      .update(String(signed ?? body))
      .digest('hex');
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    return (await fetch(String(to), { method: 'POST', headers, body: rawBody })).json();
  },
  '/identity/exchange': () => null,
  '/sms': () => ({}),
  '/hanging': () => hanging.size,
  '/release': () => {
    for (const response of hanging) response.destroy();
    hanging.clear();
    return true;
  },
  '/pay/books': () => Object.fromEntries(payments),
  '/moods': (body) => {
    moods = (body as unknown as { moods: typeof moods }).moods;
    return moods.length;
  },
};

async function respond(path: string, body: Body, response: ServerResponse): Promise<void> {
  const run = PATHS[path];
  if (run === undefined) return void response.writeHead(404).end();
  const index = moods.findIndex((wanted) => wanted.path === path);
  const [moody] = index < 0 ? [] : moods.splice(index, 1);
  const mood = moody?.mood ?? 'obedient';
  if (mood === 'deaf') return void response.destroy();
  if (mood === 'refusing')
    return void response.end(JSON.stringify(path === '/maker/in' ? 'refused' : { state: 'refused' }));
  const answer = await run(body, mood === 'short' ? 700 : 0);
  if (mood === 'twice') await run(body, 0);
  if (file !== '')
    writeFileSync(file, JSON.stringify({ balances: [...balances], transfers: [...transfers] } satisfies Books));
  if (mood === 'muddled') return void response.end(JSON.stringify({ state: 'done', amount: -1 }));
  if (mood === 'lying') return void response.end(JSON.stringify(moody?.answer ?? null));
  if (mood === 'silent') return void response.destroy();
  // The caller gives up; the connection stays open.
  if (mood === 'endless') return void hanging.add(response.on('close', () => hanging.delete(response)));
  response.end(JSON.stringify(answer));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const server = createServer((request, response) => {
  void textOf(request).then(async (text) => respond(request.url ?? '', JSON.parse(text) as Body, response));
});
server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1', () => process.stdout.write(`${ownUrl()}/\n`));

function ownUrl(): string {
  const address = server.address();
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
}
