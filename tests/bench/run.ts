/**
 * Measures the product against tests/bench/budgets.json: `npm run bench`. With `--bytes` only what comes out the same
 * everywhere, with `--phone` that and the visits on a phone, with `--play` that and the opening of games on it, with
 * `--first-tap` that and taps before the page is interactive, with `--rounds`
 * only the rounds through each wallet mode, with `--growth` only what a PostgreSQL grows by, with `--outages` only what a
 * bystander notices of a company that hangs, with `--scale` only the big house and the long player, with `--games` only the list
 * of ten thousand games, with `--receipt` only the photo of a receipt, with `--low-data` only what data saving saves, with
 * `--http2` only visits over HTTP/2 through a proxy.
 * Prints a table and writes dist/bench.json.
 */
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { launch } from '../browser/support/visitor.js';
import { startLobby } from '../browser/support/lobby.js';
import { root } from '../support/files.js';
import budgets from './budgets.json' with { type: 'json' };
import { measureBytes } from './bytes.js';
import { isWithin, tableOf, type Measure } from './measure.js';

if (spawnSync(process.execPath, ['server/start.mjs', '--prepare'], { cwd: root, stdio: 'inherit' }).status !== 0)
  process.exit(1);

const isOnly = (part: string) => process.argv.includes(`--${part}`);

const measures = await onItsOwn();
const isPart = ['scale', 'games', 'outages', 'receipt', 'rounds', 'growth', 'low-data', 'bytes', 'http2'].some(isOnly);
if (!isPart) measures.push(...(await onPhone(measures[0]?.value ?? Number.NaN)));
if (!isPart && !['phone', 'play', 'first-tap'].some(isOnly)) {
  const [{ measureStarts }, { measureLedger }, { measureReads }] = await Promise.all([
    import('./starts.js'),
    import('./ledger.js'),
    import('./reads.js'),
  ]);
  measures.push(
    ...(await measureStarts(budgets.server)),
    ...(await measureLedger(budgets.server)),
    ...(await ofRounds()),
    ...(await ofOutages()),
    ...(await measureReads(budgets.server)),
    ...(await atScale()),
    ...(await ofReceipt()),
    ...(await ofLowData()),
    ...(await overHttp2()),
  );
}

const over = measures.filter((measure) => !isWithin(measure));
await writeFile(
  `${root}dist/bench.json`,
  `${JSON.stringify({ measuredAt: new Date().toISOString(), measures }, null, 2)}\n`,
);
console.log(`${tableOf(measures)}\n${measures.length - over.length} within their budget, ${over.length} not`);
// The harness keeps embedded databases for the next test, and a timer of theirs would keep this process alive.
process.exit(over.length > 0 ? 1 : 0);

async function onItsOwn(): Promise<Measure[]> {
  if (isOnly('scale')) return atScale();
  if (isOnly('games')) return (await import('./scale/game-list.js')).measureGameList(budgets.longList);
  if (isOnly('rounds')) return ofRounds();
  if (isOnly('growth')) return (await import('./growth.js')).measureGrowth();
  if (isOnly('outages')) return ofOutages();
  if (isOnly('low-data')) return ofLowData();
  if (isOnly('http2')) return overHttp2();
  return isOnly('receipt') ? ofReceipt() : measureBytes(budgets.bytes);
}

async function ofRounds(): Promise<Measure[]> {
  const { measureRounds } = await import('./rounds.js');
  return measureRounds(budgets.server);
}

async function ofOutages(): Promise<Measure[]> {
  const { measureOutages } = await import('./outage.js');
  return measureOutages(budgets.server);
}

async function overHttp2(): Promise<Measure[]> {
  const { measureHttp2 } = await import('./http2.js');
  return measureHttp2(budgets.http2);
}

async function ofReceipt(): Promise<Measure[]> {
  const { measureReceipt } = await import('./receipt.js');
  return measureReceipt(budgets.receipt);
}

async function ofLowData(): Promise<Measure[]> {
  const { measureLowData } = await import('./low-data.js');
  const [lobby, browser] = await Promise.all([startLobby(), launch()]);
  try {
    return await measureLowData(browser, lobby.origin, budgets.lowData);
  } finally {
    await Promise.all([browser.close(), lobby.stop()]);
  }
}

async function atScale(): Promise<Measure[]> {
  const [{ measureScale }, { measureLongPlayer }, { measureLongList }, { measureGameList }] = await Promise.all([
    import('./scale/scale.js'),
    import('./scale/long-player.js'),
    import('./scale/long-list.js'),
    import('./scale/game-list.js'),
  ]);
  return [
    ...(await measureGameList(budgets.longList)),
    ...(await measureLongList(budgets.longList)),
    ...(await measureLongPlayer(budgets.server.longPlayerMs)),
    ...(await measureScale(budgets.server.scale)),
  ];
}

/** `firstBytes`: JavaScript of the first route. */
async function onPhone(firstBytes: number): Promise<Measure[]> {
  const [{ measurePhone }, { measurePlay }, { measureFirstTap }, { openDoor }, { serveControl }] = await Promise.all([
    import('./phone.js'),
    import('./play.js'),
    import('./first-tap.js'),
    import('./twin.js'),
    import('./control/serve.js'),
  ]);
  const [lobby, browser] = await Promise.all([startLobby(), launch()]);
  const servers = await Promise.all([
    openDoor(lobby.origin, false),
    openDoor(lobby.origin, true),
    serveControl(lobby.origin),
  ]);
  const [own, twin, control] = servers.map(({ origin }) => origin) as [string, string, string];
  const targets = { lobby: own, twin, control };
  const isSome = isOnly('play') || isOnly('first-tap');
  try {
    return [
      ...(isSome ? [] : await measurePhone(browser, targets, budgets.phone, firstBytes)),
      ...(isOnly('first-tap') ? [] : await measurePlay(browser, own, budgets.play)),
      ...(isOnly('play') || isOnly('phone') ? [] : await measureFirstTap(browser, targets, budgets.firstTap)),
    ];
  } finally {
    for (const server of servers) server.stop();
    await Promise.all([browser.close(), lobby.stop()]);
  }
}
