import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, fromTransition, setup, SimulatedClock, waitFor, type InputFrom } from 'xstate';
import { systemId } from '../../machines/system.js';
import { smsLoginMachine } from '../../machines/access/smsLogin.machine.js';
import { commentFormMachine } from '../../machines/lobby/commentForm.machine.js';
import { savedDraftsOf, targetOfGame } from '../../machines/lobby/comments.js';
import { depositMachine, type DepositRef } from '../../machines/wallet/deposit.machine.js';
import { depositFormMachine, type DepositFormRef } from '../../machines/wallet/depositForm.machine.js';
import { manualDepositMachine } from '../../machines/wallet/manualDeposit.machine.js';
import type { Answer, KeyedWriteRef } from '../../machines/shared/keyedWrite.machine.js';
import type { Placed } from '../../machines/wallet/writes.js';
import { walletParamsMachine } from '../../machines/wallet/walletParams.machine.js';
import { defineWalletParamsActors } from '../../src/effects/wallet/walletParams.js';
import { savedDepositOf, savedDraftOf } from '../../machines/wallet/depositOffer.js';
import { loadResumable, saveResumable, textsIn } from '../../src/effects/resume.js';
import { defineDepositActors } from '../../src/effects/wallet/deposit.js';
import { resumeSlot } from '../../src/effects/saved.js';
import { slot } from '../../src/effects/store.js';
import { uploadedPicture } from '../fixtures/shared/pickedPictures.js';
import { manualDraft } from '../fixtures/wallet/manualDeposits.js';
import { channel, choice } from '../fixtures/wallet/orders.js';
import { createWorld } from '../effects/access/world.js';

/** The first key that the test's browser makes. */
const key = '00000000-0000-4000-8000-000000000001';

const at = (minutes: number) => new Date(Date.parse('2026-11-21T10:00:00Z') + minutes * 60_000).toISOString();
const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });
const wireOrder = (status: number, payUrl: string | null = '/sandbox/pay/secret-ticket') => ({
  orderNo: 'D1',
  status,
  reason: null,
  amount: 50_000,
  payAmount: 50_000,
  fee: 0,
  channelId: channel.id,
  channelName: channel.name,
  payType: 'url',
  payUrl,
  qrContent: null,
  createTime: at(0),
  expireTime: at(15),
  endTime: null,
  serverTime: at(0),
});
const { method, endpoint, ...wireChannel } = channel;
const happy = {
  'GET /pay/getWalletParams': ok({
    openStatus: 'true',
    manualDepositOpenStatus: 'true',
    autoDepositFunctionStatus: 'true',
  }),
  'GET /pay/getPayMethod': ok([{ id: 'm-qr', method, name: 'QR', endpoint }]),
  'GET /pay/getPayChannel/m-qr': ok([wireChannel]),
  'GET /pay/getDepositAmountList': ok({ amounts: [50_000] }),
  'GET /pay/getAllActivity': ok([]),
  'POST /pay/budgetAmount': ok({ amount: 50_000, payAmount: 50_000, fee: 0, bonus: 0, turnover: 0 }),
  'POST /pay/qr/charge': ok(wireOrder(2)),
  'POST /pay/order/trace': ok({ kind: 'deposit', order: wireOrder(2) }),
  'GET /pay/getOrderStatus/D1': ok(wireOrder(2)),
};

beforeEach(() => vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false })));
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
  vi.unstubAllGlobals();
});
const running: { stop: () => unknown }[] = [];
const deaf = fromTransition((state: object) => state, {});
const lobby = setup({ actors: { deaf, deposit: depositMachine, walletParams: walletParamsMachine } }).createMachine({
  invoke: [
    { src: 'deaf', id: 'notices', systemId: systemId.notices },
    { src: 'deaf', id: 'balance', systemId: systemId.balance },
    { src: 'deaf', id: 'navigator', systemId: systemId.navigator },
    { src: 'walletParams', id: 'walletParams', systemId: systemId.walletParams },
    {
      src: 'deposit',
      id: 'deposit',
      input: ({ self }) => inputs.get(self.id) ?? { saved: null, draft: null, orderNo: null, game: null },
    },
  ],
});
const inputs = new Map<string, InputFrom<typeof depositMachine>>();

/** A visit of the deposit page with real effects and storage. A second visit with the storage of the first is a reload. */
function visit(
  answers: Parameters<typeof createWorld>[0],
  kept: Readonly<Record<string, string>> = {},
  orderNo: string | null = null,
) {
  const world = createWorld(answers);
  for (const [name, text] of Object.entries(kept)) world.store.set(name, text);
  const windows: string[] = [];
  const outside = { ...world, openWindow: (url: string) => windows.push(url) > 0 };
  const logic = depositMachine.provide({ actors: defineDepositActors(outside) });
  const id = `visit-${running.length}-${inputs.size}`;
  inputs.set(id, {
    saved: savedDepositOf(loadResumable(world, logic)),
    draft: savedDraftOf(loadResumable(world, depositFormMachine)),
    orderNo,
    game: null,
  });
  const clock = new SimulatedClock();
  const walletParams = walletParamsMachine.provide({ actors: defineWalletParamsActors(outside) });
  const actor = createActor(lobby.provide({ actors: { deposit: logic, walletParams } }), {
    id,
    clock,
    inspect: saveResumable(world),
  });
  running.push(actor);
  actor.start();
  const deposit = actor.getSnapshot().children['deposit'] as DepositRef;
  return { ...world, deposit, clock, windows };
}

async function openForm(deposit: DepositRef): Promise<DepositFormRef> {
  await waitFor(deposit, (snapshot) => snapshot.matches('editing'));
  const form = deposit.getSnapshot().children.depositForm as DepositFormRef;
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  return form;
}

async function confirm(deposit: DepositRef): Promise<void> {
  const form = await openForm(deposit);
  form.send({ type: 'depositForm.submitted', choice });
  await waitFor(form, (snapshot) => snapshot.matches('confirming'));
  form.send({ type: 'depositForm.confirmed' });
}

const manualForm = { draft: manualDraft, receipts: [uploadedPicture()] };
const savedReport = (itsKey: string) =>
  JSON.stringify({ version: 1, at: Date.parse(at(0)), owner: null, fields: { ...manualForm, key: itsKey } });

/** The page of a manual deposit, whose report the server has. */
function openReport(world: ReturnType<typeof createWorld>, differing: Partial<InputFrom<typeof manualDepositMachine>>) {
  const logic = manualDepositMachine.provide({
    actors: {
      traceReport: fromPromise<Answer<Placed>, { key: string }>(async () => ({ ok: true, value: { orderNo: 'M1' } })),
    },
    actions: { openReview: () => undefined },
  });
  const report = createActor(logic, {
    input: { orderNo: null, saved: null, form: null, ...differing },
    inspect: saveResumable(world),
  });
  running.push(report);
  return report.start();
}

const stored = (kept: Map<string, string>) => JSON.parse(kept.get(resumeSlot('deposit')) ?? 'null') as unknown;
/** Stored a day ago: a key of money does not expire. */
const left = (fields: object, version = 1) => ({
  [resumeSlot('deposit')]: JSON.stringify({ version, at: Date.parse(at(-24 * 60)), fields }),
});

test('pays through the real effects: the choice, the key, the page of the gateway', async () => {
  const { deposit, calls, windows } = visit({
    ...happy,
    'GET /pay/getOrderStatus/D1': ok({ ...wireOrder(3), endTime: at(1) }),
  });
  await confirm(deposit);
  await waitFor(deposit, (snapshot) => snapshot.matches('paid'));
  const charge = calls.filter(({ path }) => path === '/pay/qr/charge');
  expect(charge.map(({ body, headers }) => [body, headers.get('Idempotency-Key')])).toEqual([
    [{ channelId: choice.channelId, amount: 50_000 }, key],
  ]);
  expect(windows).toEqual(['/sandbox/pay/secret-ticket']);
});

test('the key is stored before the request leaves', async () => {
  const world = visit(happy);
  const atSending: unknown[] = [];
  const { push } = world.calls;
  world.calls.push = (...calls) => {
    for (const { path } of calls) if (path === '/pay/qr/charge') atSending.push(stored(world.kept));
    return push.apply(world.calls, calls);
  };
  await confirm(world.deposit);
  await waitFor(world.deposit, (snapshot) => snapshot.matches('awaitingPayment'));
  expect(atSending).toEqual([
    { version: 1, at: Date.parse(at(0)), owner: null, fields: { choice: { ...choice, confirmed: null }, key } },
  ]);
});

test('the storage does not contain the address of the gateway', async () => {
  const { deposit, kept } = visit(happy);
  await confirm(deposit);
  await waitFor(deposit, (snapshot) => snapshot.matches('awaitingPayment'));
  expect([...kept.values()].join()).not.toContain('ticket');
});

test('after a reload the order is looked up under the stored key, no order is sent, and no window opens', async () => {
  const { deposit, calls, windows } = visit(happy, left({ choice, key: 'key-0' }));
  await waitFor(deposit, (snapshot) => snapshot.matches('awaitingPayment'));
  expect(calls.map(({ method: verb, path, body }) => [verb, path, body]).slice(0, 1)).toEqual([
    ['POST', '/pay/order/trace', { referenceNo: 'key-0' }],
  ]);
  expect(calls.map(({ path }) => path)).not.toContain('/pay/qr/charge');
  expect(windows).toEqual([]);
});

test('after a lost response the key survives a reload', async () => {
  const first = visit({ ...happy, 'POST /pay/qr/charge': 'broken', 'POST /pay/order/trace': 'broken' });
  await confirm(first.deposit);
  await waitFor(first.deposit, (snapshot) => snapshot.matches('sending'));
  const write = first.deposit.getSnapshot().children.sendOrder as KeyedWriteRef;
  await waitFor(write, (snapshot) => snapshot.matches({ unknown: 'unanswered' }));
  const second = visit(happy, Object.fromEntries(first.kept));
  await waitFor(second.deposit, (snapshot) => snapshot.matches('awaitingPayment'));
  expect(second.calls[0]?.body).toEqual({ referenceNo: key });
});

test.each([
  ['another player', 'player-2'],
  ['a player who is not known yet', null],
])('after a reload by %s, nothing is asked or sent for the player who saved it', (_, playerId) => {
  const kept = {
    [resumeSlot('deposit')]: JSON.stringify({ version: 1, at: 0, owner: 'player-1', fields: { choice, key: 'key-0' } }),
  };
  const { deposit, calls } = visit(happy, { ...kept, ...(playerId === null ? {} : { [slot.playerId]: playerId }) });
  expect(deposit.getSnapshot().matches('editing')).toBe(true);
  expect(calls.map(({ path }) => path)).not.toContain('/pay/order/trace');
});

test.each([
  ['another version', left({ choice, key: 'key-0' }, 0)],
  ['without its key', left({ choice })],
  ['with an invalid choice', left({ choice: { channelId: 7 }, key: 'key-0' })],
  ['incomplete JSON', { [resumeSlot('deposit')]: '{"version":1,' }],
])('ignores a stored deposit: %s', (_, kept) => {
  const { deposit, calls } = visit(happy, kept);
  expect(deposit.getSnapshot().matches('editing')).toBe(true);
  expect(calls.map(({ path }) => path)).not.toContain('/pay/order/trace');
});

describe('the key of a lost request, while another order is shown', () => {
  test('survives, and the way to the form asks for it before another payment can begin', async () => {
    const kept = left({ choice, key: 'key-0' });
    const world = visit({ ...happy, 'GET /pay/getOrderStatus/D2': ok({ ...wireOrder(1), orderNo: 'D2' }) }, kept, 'D2');
    await waitFor(world.deposit, (snapshot) => snapshot.matches('declined'));
    expect(Object.fromEntries(world.kept)).toMatchObject(kept);
    world.deposit.send({ type: 'deposit.restarted' });
    await waitFor(world.deposit, (snapshot) => snapshot.matches('awaitingPayment'));
    expect(world.calls.map(({ path, body }) => [path, body])).toContainEqual([
      '/pay/order/trace',
      { referenceNo: 'key-0' },
    ]);
    expect(world.calls.map(({ path }) => path)).not.toContain('/pay/qr/charge');
  });

  test('of a manual report survives, although the page of a review starts the same chart', () => {
    const world = createWorld();
    world.store.set(resumeSlot('manualDeposit'), savedReport('key-0'));
    openReport(world, { orderNo: 'M1' });
    expect(world.kept.get(resumeSlot('manualDeposit'))).toBe(savedReport('key-0'));
  });
});

describe('a definite response', () => {
  test('removes the key of its request', async () => {
    const world = createWorld();
    const report = openReport(world, { saved: { ...manualForm, key: 'key-1' } });
    expect(world.kept.has(resumeSlot('manualDeposit'))).toBe(true);
    await waitFor(report, (snapshot) => snapshot.matches('placed'));
    expect(world.kept.has(resumeSlot('manualDeposit'))).toBe(false);
  });

  test('leaves the key that another tab has stored meanwhile', async () => {
    const world = createWorld();
    const report = openReport(world, { saved: { ...manualForm, key: 'key-1' } });
    world.store.set(resumeSlot('manualDeposit'), savedReport('key-2'));
    await waitFor(report, (snapshot) => snapshot.matches('placed'));
    expect(world.kept.get(resumeSlot('manualDeposit'))).toBe(savedReport('key-2'));
  });
});

describe('the form of a deposit', () => {
  const draft = {
    channelId: channel.id,
    amount: 12_345,
    activityId: 'evening-top-up',
    bankCode: null,
    linkedId: null,
    linkedAmount: null,
  };

  test('keeps channel, amount and promotion over a reload', async () => {
    const first = visit(happy);
    (await openForm(first.deposit)).send({ type: 'depositForm.typed', draft });
    const second = visit(happy, Object.fromEntries(first.kept));
    expect((await openForm(second.deposit)).getSnapshot().context).toMatchObject({ draft, choice: null });
  });

  test('removes its draft from the storage once it is confirmed', async () => {
    const { deposit, kept } = visit(happy);
    (await openForm(deposit)).send({ type: 'depositForm.typed', draft });
    expect(kept.has(resumeSlot('depositForm'))).toBe(true);
    await confirm(deposit);
    await waitFor(deposit, (snapshot) => snapshot.matches('awaitingPayment'));
    expect(kept.has(resumeSlot('depositForm'))).toBe(false);
  });

  test.each([
    7,
    null,
    [],
    { ...draft, channelId: 7 },
    { ...draft, amount: '1' },
    { ...draft, amount: -0.5 },
    { ...draft, activityId: 7 },
    // As the version before promotions stored it.
    { channelId: 'ch-qr', amount: 1 },
  ])('starts empty when the stored draft is %j', (wrong) => expect(savedDraftOf({ draft: wrong })).toBeNull());
});

test('a definite refusal drops the key', async () => {
  const { deposit, kept } = visit({ ...happy, 'POST /pay/qr/charge': { code: 10_303, msg: 'No' } });
  await confirm(deposit);
  await waitFor(deposit, (snapshot) => snapshot.matches('editing') && snapshot.context.problem !== null);
  expect(kept.has(resumeSlot('deposit'))).toBe(false);
});

test('a paid order drops the key', async () => {
  const { deposit, kept } = visit(
    { ...happy, 'POST /pay/order/trace': ok({ kind: 'deposit', order: { ...wireOrder(3), endTime: at(1) } }) },
    left({ choice, key: 'key-0' }),
  );
  await waitFor(deposit, (snapshot) => snapshot.matches('paid'));
  expect(kept.has(resumeSlot('deposit'))).toBe(false);
});

describe('a login form', () => {
  const phone = '0917';
  /** A visit of the form, with the storage and the clock of the visit before. */
  const open = (world: ReturnType<typeof createWorld>, typed?: string) => {
    const saved = loadResumable(world, smsLoginMachine as never);
    const form = createActor(smsLoginMachine, {
      input: { country: 'PH', saved: textsIn(saved, ['phone', 'sentTo']) },
      inspect: saveResumable(world),
    });
    running.push(form);
    form.start();
    if (typed !== undefined) form.send({ type: 'smsLogin.typed', typed: { phone: typed } });
    return form.getSnapshot().context.phone;
  };

  test.each([
    ['is restored within half an hour', 29, phone],
    ['is not restored later, because another person may use the browser', 30, ''],
    ['is not restored if the clock was set back, because its age is unknown', -1, ''],
  ])('%s', (_, minutes, found) => {
    const world = createWorld();
    open(world, phone);
    world.time.now += minutes * 60_000;
    expect(open(world)).toBe(found);
  });

  test('expires half an hour after the last input: opening it again does not extend that', () => {
    const world = createWorld();
    open(world, phone);
    world.time.now += 20 * 60_000;
    expect(open(world)).toBe(phone);
    world.time.now += 20 * 60_000;
    expect(open(world)).toBe('');
  });

  test('that has expired is removed from the storage', () => {
    const world = createWorld();
    open(world, phone);
    world.time.now += 31 * 60_000;
    expect(loadResumable(world, smsLoginMachine as never)).toBeNull();
    expect([...world.kept.keys()]).toEqual([]);
  });
});

describe('the comments that several tabs write', () => {
  const text = (content: string) => ({ type: 'commentForm.typed', content, score: null }) as const;
  const draftsIn = (world: ReturnType<typeof createWorld>) =>
    savedDraftsOf(loadResumable(world, commentFormMachine as never));
  /** A tab with the comments of a game; it reads the stored drafts once. */
  const open = (world: ReturnType<typeof createWorld>, gameId: string) => {
    const form = createActor(commentFormMachine, {
      input: { gameId, drafts: draftsIn(world) },
      inspect: saveResumable(world),
    });
    running.push(form);
    form.start();
    form.send({ type: 'commentForm.writeRequested', target: targetOfGame(gameId) });
    return form;
  };
  const contents = (world: ReturnType<typeof createWorld>) =>
    draftsIn(world).map(({ gameId, content }) => [gameId, content]);

  test('stay beside each other, game by game', () => {
    const world = createWorld();
    const [one, other] = [open(world, '7'), open(world, '8')];
    one.send(text('Of seven'));
    other.send(text('Of eight'));
    one.send(text('Of seven, longer'));
    expect(contents(world)).toEqual([
      ['7', 'Of seven, longer'],
      ['8', 'Of eight'],
    ]);
    other.send(text(''));
    expect(contents(world)).toEqual([['7', 'Of seven, longer']]);
  });

  test('are not removed by a tab of the same game that writes nothing', () => {
    const world = createWorld();
    const [one, other] = [open(world, '7'), open(world, '7')];
    one.send(text('Of seven'));
    other.send({ type: 'commentForm.abandoned' });
    expect(contents(world)).toEqual([['7', 'Of seven']]);
  });

  test('are at most twenty, the newest first', () => {
    const world = createWorld();
    const tabs = Array.from({ length: 21 }, (_, index) => open(world, String(index)));
    for (const tab of tabs) tab.send(text('x'));
    const games = draftsIn(world).map(({ gameId }) => gameId);
    expect([games.length, games[0], games.at(-1)]).toEqual([20, '20', '1']);
  });
});
