import { expect, vi } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { Browser, type Tab } from '../support/browser.js';
import { leavesIn } from '../support/names.js';
import { mishaps, nameOf, rawMarks, Scripted, type MishapName } from './server.js';
import { expectation, type Column, type Row, type Stage } from './rows.js';

const aDay = 86_400_000;
/** In ms: the limit of a request (B4), and the waits between the tries of a read with room for the charts' own delays. */
const limit = 61_000;
const waits = 2_000;

/** Runs one cell of the table and checks the result. */
export async function play(row: Row, column: Column): Promise<void> {
  const server = new Scripted();
  const browser = new Browser(server.serve);
  if (column === 'storage full') browser.mood = 'full';
  if (column === 'storage refused') browser.mood = 'refused';
  row.before?.(server);
  const tab = browser.open(row.opening);
  const stage: Stage = { browser, server, tab };
  try {
    await browser.settle();
    if (row.who === 'player') tab.session.send({ type: 'session.begin', token: 'token-marisol' });
    await browser.settle();
    await row.reach?.(stage);
    await browser.settle();
    tab.notices.length = 0;
    const before = browser.calls.length;
    await happen(row, column, stage);
    if (row.rest) await browser.pass(row.rest);
    judge(row, column, stage, before);
  } finally {
    browser.close();
  }
}

async function happen(row: Row, column: Column, stage: Stage): Promise<void> {
  const { browser, server } = stage;
  if (column in mishaps) {
    server.mishaps.set(row.call ?? '', mishaps[column as MishapName].mishap);
    await row.act(stage);
    await browser.settle();
    if (column === 'timeout') await browser.pass(limit);
    // A wait starts only after the try before it has ended.
    for (let wait = 0; wait < 3; wait++) await browser.pass(waits);
    return;
  }
  const held = row.call ? server.hold(row.call) : null;
  await row.act(stage);
  await browser.settle();
  if (column === 'late answer') {
    row.leave?.(stage);
    await browser.settle();
    stage.tab.notices.length = 0;
  }
  if (column === 'double click') {
    await row.act(stage);
    await row.act(stage);
    await browser.settle();
  }
  if (column === 'reload') await reload(row, stage);
  if (column === 'two tabs') {
    const other = browser.open();
    await browser.settle();
    other.session.send({ type: 'session.begin', token: 'token-other' });
    await browser.settle();
  }
  if (column === 'clock ahead') vi.setSystemTime(Date.now() + aDay);
  if (column === 'clock back') vi.setSystemTime(Date.now() - aDay);
  held?.release();
  await browser.settle();
  await browser.pass(waits);
}

async function reload(row: Row, stage: Stage): Promise<void> {
  const { browser, tab } = stage;
  tab.close();
  stage.tab = browser.open(row.opening);
  await browser.settle();
  row.again?.enter(stage.tab);
  await browser.settle();
}

function judge(row: Row, column: Column, { browser, tab }: Stage, before: number): void {
  const expected = expectation(row, column);
  const made = browser.calls.slice(before).filter((call) => call.tab === tab.name && nameOf(call) === row.call);

  const isOpen = 'leaf' in expected && expected.leaf !== 'gone';
  expect(busyIn(tab, isOpen && row.parts ? waitingFor(row.chart(tab), row.parts) : null), 'busy for ever').toEqual([]);
  if ('leaf' in expected && expected.leaf !== 'gone') judgeChart(row, column, expected.leaf, tab);
  if ('leaf' in expected && expected.leaf === 'gone')
    expect(Object.keys(tab.children.flows.getSnapshot().context.flows), 'flows that should have ended').toEqual([]);
  if (column === 'late answer') {
    expect(tab.critical, 'a late response has no effect').toEqual([]);
    if (row.who === 'visitor') expect(tab.session.getSnapshot().value).toBe('visitor');
  }
  if (row.kind === 'write' && row.call) expect(made.length, 'sent once').toBe(column === 'reload' ? 0 : 1);
  if (row.kind === 'read') expect(made.length, 'three tries of a read').toBeLessThanOrEqual(3 * (row.readers ?? 1));
  expect(tab.reloads.length, 'reloaded at most once').toBeLessThanOrEqual(1);
  expect(tab.critical.length, JSON.stringify(tab.critical)).toBeLessThanOrEqual(
    ('toasts' in expected ? expected.toasts : undefined) ?? 1,
  );
  if (column === 'HTTP 403' && !row.isBare)
    expect(tab.visited, 'the forbidden page').toContain('/pages/forbidden/forbidden');
  expect(JSON.stringify(tab.notices), 'a raw body').not.toMatch(rawMarks);
  if (browser.mood === 'works')
    expect(browser.kept.get('token') ?? null, 'the token that is stored').toBe(tab.session.getSnapshot().context.token);
}

function judgeChart(row: Row, column: Column, leaf: string, tab: Tab): void {
  const flow = row.chart(tab);
  const ref = partOf(flow, row.parts ?? []);
  const { value, status, machine, tags } = ref.getSnapshot() as AnyMachineSnapshot;
  expect(leavesIn(value).join(' + ')).toBe(leaf);
  if (status !== 'active') return;
  const place = `${machine.id}.${leaf}`;
  if (tags.has('failed') && !(place in waysByLink)) expect(nextStepsOf(ref), `a way on from ${place}`).not.toEqual([]);
  // An operation that was done after all needs no failure message.
  if (
    column in mishaps &&
    column !== 'HTTP 403' &&
    !row.isBackground &&
    !row.isBare &&
    row.call &&
    !(leaf === row.good && row.except?.[column])
  ) {
    expect(tab.critical.length > 0 || tags.has('failed'), 'a toast or a failed state').toBe(true);
    // A session that ends says so for its time, whatever the screen renders (section 8).
    const isOfSession = column === 'body 401' || column === 'body 403';
    if (tags.has('failed') && !row.isToasted && !isOfSession)
      expect(tab.critical, 'a toast over what the screen renders (B3)').toEqual([]);
  }
  if (leaf === row.savedIn) return;
  // The form of a request under a key is the one of the flow that sends it.
  const form = (machine.id === 'keyedWrite' ? flow : ref).getSnapshot() as AnyMachineSnapshot;
  if (row.keepsForm) expect(form.hasTag('form'), 'the form is still there').toBe(true);
  if (row.typed) expect((flow.getSnapshot() as AnyMachineSnapshot).context, 'what was typed').toMatchObject(row.typed);
}

/** The innermost part of a flow that is running, else the flow itself. */
function partOf(flow: AnyActorRef, parts: readonly string[]): AnyActorRef {
  const { children } = flow.getSnapshot() as AnyMachineSnapshot;
  const running = parts.map((part) => children[part] as AnyActorRef | undefined);
  const active = running.find((part) => part?.getSnapshot().status === 'active');
  return active ? partOf(active, parts) : flow;
}

/** The flow while a part of it is running: the part shows how far it is. */
const waitingFor = (flow: AnyActorRef, parts: readonly string[]): AnyActorRef | null =>
  partOf(flow, parts) === flow ? null : flow;

/** Failures that a player leaves by a link or another chart of the page, because the chart itself has no retry. */
const waysByLink: Readonly<Record<string, string>> = {
  'noticeDetail.missing': 'back to the list',
  'messageDetail.missing': 'to all messages',
  'pagedList.missing': 'all games, the list of promotions, or the retry of the page',
  'socialBinds.unbound.refused': 'the button of facebookStart',
};

/** Charts at any depth that are still busy, but for `except`. */
export function busyIn(tab: Tab, except: AnyActorRef | null = null): string[] {
  const found: string[] = [];
  const look = (ref: AnyActorRef): void => {
    const snapshot = ref.getSnapshot() as Partial<AnyMachineSnapshot> | undefined;
    if (ref !== except && snapshot?.status === 'active' && snapshot.tags?.has('busy'))
      found.push(`${snapshot.machine?.id}: ${JSON.stringify(snapshot.value)}`);
    for (const child of Object.values(snapshot?.children ?? {})) if (child) look(child as AnyActorRef);
  };
  look(tab.app);
  return found;
}

/** Events that a player can send from here, without those that actors report. */
function nextStepsOf(ref: AnyActorRef): string[] {
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
  const heard = snapshot._nodes.flatMap((node) => node.ownEvents as string[]);
  return [...new Set(heard)].filter(
    (type) =>
      !type.startsWith('xstate.') &&
      !['session.found', 'codeCountdown.sent', 'codeCountdown.refused', 'codeCountdown.ticked'].includes(type),
  );
}
