import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, type TestContext } from 'vitest';
import { isNightly } from '../../support/nightly.js';
import { reset } from './hooks.js';
import { startLobby, type Lobby, type StartedLobby } from './lobby.js';
import { keepForPeople } from './looking.js';
import { connectTo, desktopFrame, phoneFrame, visit, type Visitor, type VisitorOptions } from './visitor.js';

export type LobbySuite = {
  lobby: () => Lobby;
  phone: (options?: VisitorOptions) => Promise<Visitor>;
  desktop: (options?: VisitorOptions) => Promise<Visitor>;
};
export type Device = 'phone' | 'desktop';

type SuiteOptions = {
  /** A lobby of its own: the file changes what the next files would see, and `reset` does not put it back. */
  hasOwnLobby?: boolean;
  /** An own lobby, started and seeded as people do it. */
  isAsPeopleDo?: boolean;
};

/**
 * The lobby that all files of a run share, one after another, and its browser; a fresh profile for each visitor. Before each
 * file its clock, faults, codes and limits are reset. A test fails when the console of one of its visitors complained of
 * anything that `expects` doesn't name; what a failed test had on screen is kept in `shots`, and its beginning told with the failure.
 */
export function lobbySuite(options: SuiteOptions = {}): LobbySuite {
  let lobby: OpenLobby | undefined;
  let browser: Browser | undefined;
  let visitors: Visitor[] = [];
  const running = () => {
    if (!lobby || !browser) throw new Error('The lobby is not running yet: visit it in a test');
    return { lobby, browser };
  };
  const enter = async (frame: VisitorOptions, wishes: VisitorOptions = {}) => {
    const visitor = await visit(running().browser, running().lobby.origin, { ...frame, ...wishes });
    visitors.push(visitor);
    return visitor;
  };

  beforeAll(async () => {
    [lobby, browser] = await Promise.all([lobbyFor(options), connectTo(inject('browser'))]);
    await reset(lobby);
  });
  afterEach(async ({ task }: TestContext) => {
    const leaving = visitors;
    visitors = [];
    const screens =
      task.result?.state === 'fail'
        ? await Promise.all(leaving.map(({ context }) => keepForPeople(context, task.name)))
        : [];
    await Promise.all(leaving.map(({ context }) => context.close()));
    const problems = leaving.flatMap((visitor) => visitor.problems);
    // Beside the reason of the failure, in the report of the run.
    if (screens.length > 0) throw new Error(['On screen:', ...screens.flat(), ...problems].join('\n'));
    expect(problems).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await lobby?.stop?.();
  });

  return {
    lobby: () => running().lobby,
    phone: (wishes) => enter(phoneFrame, wishes),
    desktop: (wishes) => enter(desktopFrame, wishes),
  };
}

/** Registers a test where it is the device's turn. */
export type Journey = (name: string, walk: () => Promise<void>) => void;

/**
 * The same journeys on a phone and on a desktop. Each is walked on one of the two, in turn, so that the pages of a file are
 * seen in both layouts; `npm run nightly` walks all of them on both.
 */
export function onEachDevice(name: string, journeys: (device: Device, journey: Journey) => void): void {
  for (const [turn, device] of (['phone', 'desktop'] as const).entries()) {
    let count = turn;
    describe(name.replace('%s', device), () => {
      journeys(device, (title, walk) => {
        test.runIf(isNightly || count % 2 === 0)(title, walk);
        count += 1;
      });
    });
  }
}

type OpenLobby = Lobby & Partial<StartedLobby>;

const lobbyFor = async ({ hasOwnLobby = false, isAsPeopleDo = false }: SuiteOptions): Promise<OpenLobby> =>
  hasOwnLobby || isAsPeopleDo ? startLobby({ isAsPeopleDo }) : { origin: inject('lobby') };
