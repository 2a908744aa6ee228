import { existsSync } from 'node:fs';
import { drawnStates } from 'stately';
import { StateMachine, type AnyStateMachine, type AnyTransitionDefinition, type StateNode } from 'xstate';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { read, root } from '../support/files.js';
import { leavesOf, nodesOf } from '../support/names.js';
import { present } from '../support/present.js';

type Module = Readonly<Record<string, unknown>>;
const charts = Object.entries(import.meta.glob<Module>('../../machines/**/*.machine.ts')).map(([path, load]) => {
  const file = path.replace('../../', '');
  return { file, flow: file.slice('machines/'.length, -'.machine.ts'.length), load };
});
const specs = import.meta.glob<Readonly<Record<string, { journeys?: object }>>>('../fixtures/**/*.spec.ts');

/** What a reload may leave in the browser, by hand: no password, code, captcha, card or payment link. */
const survivesReload: Readonly<Record<string, readonly string[]>> = {
  bindPhone: ['phone', 'sentTo'],
  bonusClaim: ['claim', 'key'],
  bringIn: ['sessionId', 'amount', 'key'],
  deposit: ['choice', 'key'],
  depositForm: ['draft'],
  promotionDetail: ['draft'],
  promotionCode: ['draft'],
  withdrawal: ['choice', 'key', 'asked'],
  withdrawalForm: ['draft'],
  manualDeposit: ['draft', 'receipts', 'key'],
  manualDepositForm: ['draft', 'receipts'],
  bankCard: ['draft'],
  feedback: ['draft', 'pictures'],
  commentForm: ['drafts'],
  commentRemoval: ['unfinished'],
  commentReport: ['unsent'],
  fillProfile: ['draft'],
  gameSession: ['want', 'key'],
  loginGuard: ['wantedPath'],
  paymentSearch: ['typed', 'number'],
  ownerProof: ['way', 'sentTo'],
  phoneChange: ['phone', 'sentTo', 'sentFrom', 'proof'],
  ownPicture: ['kept', 'crop'],
  profile: ['edit'],
  activityDetail: ['draft'],
  resetPassword: ['phone', 'username', 'sentTo', 'isSent'],
  signUp: ['phone', 'isAdult', 'username', 'inviteCode', 'bankType', 'step'],
  smsLogin: ['phone', 'sentTo'],
};

/** Actors behind a retry that the network makes too, and that are called neither `load…` nor `trace…`. */
const readsOnly: Readonly<Record<string, readonly string[]>> = {
  // Amounts and answers to a question: nothing changes at the server.
  confirmedEnd: ['previewEnd'],
  bonusPreview: ['quoteBonus'],
  paymentSearch: ['searchPayment'],
  // An order whose response is missing is looked up under its key first. Without an order the form opens, and sends nothing.
  deposit: ['sendOrder', 'depositForm'],
  manualDeposit: ['orderReview', 'manualDepositForm'],
};

const isRetry = (type: string) => /retried$/i.test(type);

/** All actors that a transition may start before the chart waits for the next event. */
function startedBy({ source, target = [] }: AnyTransitionDefinition): readonly string[] {
  const seen = new Set<StateNode>();
  const enter = (node: StateNode): void => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const child of node.type === 'parallel' ? Object.values(node.states) : node.initial.target) enter(child);
    for (const { target: next = [] } of node.always ?? []) next.forEach(enterFromOutside);
  };
  const enterFromOutside = (node: StateNode): void => {
    for (let at = node.parent; at && !isWithin(source, at); at = at.parent) seen.add(at);
    enter(node);
  };
  target.forEach(enterFromOutside);
  return [...seen].flatMap(({ invoke }) => invoke.map(({ id }) => id));
}

const isWithin = (node: StateNode, outer: StateNode): boolean =>
  node.id === outer.id || node.id.startsWith(`${outer.id}.`);

/** Whether a chart can be in both states at once. */
function areTogether(one: StateNode, other: StateNode): boolean {
  if (isWithin(one, other) || isWithin(other, one)) return true;
  let shared = one;
  while (!isWithin(other, shared)) shared = present(shared.parent, shared.id);
  return shared.type === 'parallel';
}

// The parser warns about every inline function; this test only needs the states.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

test('there are charts to check', () => expect(charts.length).toBeGreaterThan(0));

// Not describe.each: it shortens the names of long files.
for (const { file, flow, load } of charts)
  describe(file, () => {
    const name = flow.split('/').at(-1) ?? flow;
    let machine: AnyStateMachine;
    let exported: string[];
    beforeAll(async () => {
      const module = await load();
      exported = Object.entries(module).flatMap(([key, value]) => (value instanceof StateMachine ? [key] : []));
      machine = module[`${name}Machine`] as AnyStateMachine;
    });

    test('holds one chart of its own name', () => {
      expect(exported).toEqual([`${name}Machine`]);
      expect(machine.id).toBe(name);
    });

    test('has all its states visible to Stately', () => {
      const states = nodesOf(machine).filter(({ path }) => path.length > 0);
      expect(drawnStates(read(file)).toSorted()).toEqual(states.map(({ path }) => path.join('.')).toSorted());
    });

    test('describes every state and titles every leaf', () => {
      const nodes = nodesOf(machine);
      expect(nodes.filter(({ description }) => !description).map(({ id }) => id)).toEqual([]);
      const leaves = leavesOf(machine);
      const untitled = nodes.filter(
        ({ path, meta }) => leaves.includes(path.join('.')) && !(meta as { title?: string } | undefined)?.title,
      );
      expect(untitled.map(({ id }) => id)).toEqual([]);
    });

    test('handles the error of every actor', () => {
      // A write under a key has a state for each failure. A mistake in it ends the whole flow, and `flows` says so.
      const isWrite = ({ id }: { id: string }) =>
        (machine.implementations.actors[id] as AnyStateMachine)?.id === 'keyedWrite';
      const unguarded = nodesOf(machine).flatMap(({ invoke, transitions }) =>
        invoke.filter(
          (one) =>
            transitions.has(`xstate.done.actor.${one.id}`) &&
            !transitions.has(`xstate.error.actor.${one.id}`) &&
            !isWrite(one),
        ),
      );
      expect(unguarded.map(({ id }) => id)).toEqual([]);
    });

    test('names its actors as it invokes them, and every delay', () => {
      const nodes = nodesOf(machine);
      expect(nodes.flatMap(({ invoke }) => invoke.filter(({ id, src }) => id !== src).map(({ id }) => id))).toEqual([]);
      expect(
        nodes.flatMap(({ after }) => after.map(({ delay }) => delay)).filter((delay) => typeof delay === 'number'),
      ).toEqual([]);
    });

    test('does not restart an actor because of an event from that actor', () => {
      const again = nodesOf(machine).flatMap(({ id, invoke, transitions }) => {
        const own = [...transitions.entries()].filter(
          ([type, found]) => !type.startsWith('xstate.') && found.some(({ reenter }) => reenter),
        );
        return invoke.length > 0
          ? own.map(([type]) => `${id} re-enters on ${type} and with it ${invoke.map((one) => one.id).join(', ')}`)
          : [];
      });
      expect(again).toEqual([]);
    });

    test('names the actor that was not provided', async () => {
      const actors = Object.entries(machine.implementations.actors as Record<string, { config?: unknown }>);
      for (const [actor, { config }] of actors) {
        if (typeof config !== 'function') continue;
        const answer: unknown = config({
          input: undefined,
          signal: new AbortController().signal,
          receive: () => undefined,
          sendBack: () => undefined,
        });
        if (answer instanceof Promise) await expect(answer).rejects.toThrow(`${actor} must be provided`);
      }
    });

    const retriesOf = ({ transitions }: StateNode) =>
      [...transitions.values()].flat().filter(({ eventType, target }) => isRetry(eventType) && target !== undefined);
    const tagged = (tag: string) => nodesOf(machine).filter(({ tags }) => tags.includes(tag));

    test('says of each state with a retry whether the network makes it too', () => {
      const ids = (nodes: readonly StateNode[]) => nodes.map(({ id }) => id).toSorted();
      const waiting = nodesOf(machine).filter((node) => retriesOf(node).length > 0);
      expect(ids([...tagged('autoRetry'), ...tagged('manualRetry')])).toEqual(ids(waiting));
    });

    test('lets the network retry nothing but reads', () => {
      const started = tagged('autoRetry').flatMap((node) => retriesOf(node).flatMap(startedBy));
      const writing = started.filter((actor) => !/^(load|trace)/.test(actor) && !readsOnly[name]?.includes(actor));
      expect(writing).toEqual([]);
      // An event goes to the whole chart: no other state may take it for a retry of its own.
      const mistaken = tagged('autoRetry').flatMap((auto) =>
        tagged('manualRetry').filter((manual) => {
          const types = retriesOf(manual).map(({ eventType }) => eventType);
          return areTogether(auto, manual) && retriesOf(auto).some(({ eventType }) => types.includes(eventType));
        }),
      );
      expect(mistaken.map(({ id }) => id)).toEqual([]);
    });

    test('saves only the allowed fields for a reload', () => {
      const { resumes } = machine.root.meta as { resumes?: { fields: readonly string[] } };
      expect(resumes?.fields ?? []).toEqual(survivesReload[name] ?? []);
    });

    test('is tested: examples, three journeys, and its screen', async () => {
      const spec = await specs[`../fixtures/${flow}.spec.ts`]?.();
      expect(spec?.[`${name}Spec`], `${name}Spec in tests/fixtures/${flow}.spec.ts`).toBeDefined();
      expect(Object.keys(spec?.[`${name}Spec`]?.journeys ?? {}).length).toBeGreaterThanOrEqual(3);
      if (existsSync(`${root}src/screens/${flow}`))
        expect(existsSync(`${root}tests/views/${flow}.view.test.tsx`), `tests/views/${flow}.view.test.tsx`).toBe(true);
    });
  });
