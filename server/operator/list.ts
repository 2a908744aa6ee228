import { say, type Command, type CommandContext } from './command.js';
import { minuteOf, money } from './money.js';

const MOST = 100;

/** What can be listed, newest first. Deposits, withdrawals and comments have separate commands. */
const LISTS: Readonly<Record<string, (at: CommandContext) => Promise<readonly string[]>>> = {
  players: async ({ db, services }) => {
    const rows = await db
      .selectFrom('player')
      .leftJoin('account', (join) =>
        join.onRef('account.player_id', '=', 'player.id').on('account.kind', '=', 'player_wallet'),
      )
      .select(['player.id', 'username', 'phone', 'status', 'player.created_at', 'balance'])
      .orderBy('player.created_at', 'desc')
      .limit(MOST)
      .execute();
    return rows.map(
      (row) =>
        `${row.id}  ${row.username}  ${row.phone ?? 'no phone'}  ${row.status}  ` +
        `${money(row.balance ?? 0, services.site.currency)}  since ${minuteOf(row.created_at)}`,
    );
  },
  // Nothing of them is credited: a person asks the company, and pays back or adds a bonus.
  payments: async ({ db }) => {
    const rows = await db
      .selectFrom('pay_order')
      .innerJoin('player', 'player.id', 'pay_order.player_id')
      .select(['order_no', 'pay_order.created_at', 'username', 'pay_amount', 'currency', 'paid_otherwise'])
      .where('paid_otherwise', 'is not', null)
      .orderBy('pay_order.created_at', 'desc')
      .limit(MOST)
      .execute();
    return rows.map(
      (row) =>
        `${row.order_no}  ${minuteOf(row.created_at)}  ${row.username}  ordered ${row.pay_amount} ${row.currency}, ` +
        `the company says ${row.paid_otherwise} was paid`,
    );
  },
  feedback: async ({ db }) => {
    const rows = await db
      .selectFrom('feedback')
      .innerJoin('player', 'player.id', 'feedback.player_id')
      .select([
        'feedback.id',
        'feedback.content',
        'feedback.phone',
        'feedback.pictures',
        'feedback.created_at',
        'username',
      ])
      .orderBy('feedback.created_at', 'desc')
      .limit(MOST)
      .execute();
    return rows.map(
      (row) =>
        `${row.id}  ${minuteOf(row.created_at)}  ${row.username}, ${row.phone}` +
        `${row.pictures.length === 0 ? '' : `, ${row.pictures.length} pictures`}: ${row.content.replaceAll('\n', ' ')}`,
    );
  },
  bulletins: async ({ db }) => {
    const rows = await db
      .selectFrom('bulletin')
      .select(['id', 'title', 'is_popup', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(MOST)
      .execute();
    return rows.map(
      (row) =>
        `${row.id}  ${minuteOf(row.created_at)}  ${row.title.en_US}${row.is_popup ? ' (notice of the day)' : ''}`,
    );
  },
  // Each counted as no clear answer: what is unknown because of it is asked for again, or decided by its own command.
  evidence: async ({ db }) => {
    const rows = await db.selectFrom('company_evidence').selectAll().orderBy('at', 'desc').limit(MOST).execute();
    return rows.map(
      ({ at, company, call, about, problem, answer }) =>
        `${minuteOf(at)}  ${company} ${call}, ${about}: ${problem}; answered ${answer}`,
    );
  },
  makers: async ({ db, services }) => {
    const rows = await db.selectFrom('maker').select(['id', 'name', 'maintenance_until']).orderBy('position').execute();
    return rows.map((row) => `${row.id}  ${row.name}${until(row.maintenance_until, services.clock.now())}`);
  },
  maintenance: async ({ db, services }) => {
    const rows = await db
      .selectFrom('game')
      .select(['id', 'name', 'maintenance_until'])
      .where('maintenance_until', '>', services.clock.now())
      .orderBy('id')
      .execute();
    return rows.map((row) => `${row.id}  ${row.name}${until(row.maintenance_until, services.clock.now())}`);
  },
  domains: async ({ db }) =>
    (await db.selectFrom('app_domain').selectAll().orderBy('app_key').execute()).map(
      ({ app_key, host }) => `${app_key}  ${host}`,
    ),
};

export const listCommand: Command = {
  help: `<${Object.keys(LISTS).join(', ')}>: the newest ${MOST}`,
  run: async (at, [what = '']) => {
    const list = Object.hasOwn(LISTS, what) ? LISTS[what] : undefined;
    if (list === undefined) {
      say(`list ${listCommand.help}`);
      return 1;
    }
    const lines = await list(at);
    for (const line of lines) say(line);
    if (lines.length === 0) say('None.');
    return 0;
  },
};

const until = (end: Date | null, now: Date): string =>
  end === null || end <= now ? '' : `  in maintenance until ${minuteOf(end)}`;
