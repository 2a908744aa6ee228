import { expect, test } from 'vitest';
import { createActor, fromTransition, setup, type AnyActorLogic, type AnyActorRef } from 'xstate';
import { watchBalance } from '../../../src/effects/lobby/watchBalance.js';
import { watchPlayer } from '../../../src/effects/shared/watchPlayer.js';
import { systemId } from '../../../machines/system.js';
import { balanceOf } from '../../fixtures/lobby/games.js';

type Shown = { value: string; context: object };
type Reported = { type: string };

/** A chart that listens to one fake long-lived actor, whose snapshot the test sets. */
function listen(id: string, logic: AnyActorLogic, first: Shown) {
  const heard: Reported[] = [];
  const contextOf = ({ value, context }: Shown) => ({ value, ...context });
  // XState's own events (such as stop) come here too, and keep the snapshot.
  const shown = fromTransition(
    (now: { value: string }, event: { type: string; shows?: Shown }) => (event.shows ? contextOf(event.shows) : now),
    contextOf(first),
  );
  const asMachine = {
    ...shown,
    getInitialSnapshot: (...args: Parameters<typeof shown.getInitialSnapshot>) =>
      dressed(shown.getInitialSnapshot(...args)),
    transition: (...args: Parameters<typeof shown.transition>) => dressed(shown.transition(...args)),
  };
  const host = setup({ actors: { longLived: asMachine as AnyActorLogic, watched: logic } }).createMachine({
    invoke: [
      { id: 'longLived', src: 'longLived', systemId: id },
      { id: 'watched', src: 'watched' },
    ],
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  });
  const actor = createActor(host).start();
  const ref = actor.getSnapshot().children['longLived'] as AnyActorRef;
  return { heard, shows: (shows: Shown) => ref.send({ type: 'shows', shows }), stop: () => actor.stop() };
}

/** Adds the part of a machine snapshot that the watchers read. */
const dressed = <S extends { context: { value: string } }>(snapshot: S) => ({
  ...snapshot,
  hasTag: (tag: string) => snapshot.context.value === tag,
});

const at = (value: string, context: object = {}): Shown => ({ value, context });

test('the player or visitor is reported once it is known, and again when it changes', () => {
  const { heard, shows } = listen(systemId.session, watchPlayer, at('dormant'));
  expect(heard).toEqual([]);
  shows(at('visitor'));
  shows(at('player', { token: 'a' }));
  // The player's data was loaded for the same token: the player did not change.
  shows(at('player', { token: 'a', user: {} }));
  shows(at('player', { token: 'b' }));
  shows(at('visitor'));
  expect(heard.map(({ type }) => type)).toEqual([
    'session.absent',
    'session.loggedIn',
    'session.loggedIn',
    'session.absent',
  ]);
});

test('a logged-in player is reported at once; a stopped watcher reports nothing', () => {
  const { heard, shows, stop } = listen(systemId.session, watchPlayer, at('player', { token: 'a' }));
  expect(heard).toEqual([{ type: 'session.loggedIn' }]);
  stop();
  shows(at('visitor'));
  expect(heard).toHaveLength(1);
});

test('the balance is reported when it was read, not when it is requested', () => {
  const first = balanceOf(500_00);
  const { heard, shows } = listen(systemId.balance, watchBalance, at('reading', { info: null }));
  shows(at('fresh', { info: first }));
  shows(at('reading', { info: first }));
  shows(at('visitor', { info: null }));
  expect(heard).toEqual([
    { type: 'balance.updated', info: first },
    { type: 'balance.updated', info: null },
  ]);
});
