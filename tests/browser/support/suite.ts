import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, type TestContext } from 'vitest';
import { startLobby, type Lobby, type LobbyOptions } from './lobby.js';
import { keepForPeople } from './looking.js';
import { copyOfSeed } from './seeded.js';
import { desktopFrame, launch, phoneFrame, visit, type Visitor, type VisitorOptions } from './visitor.js';

export type LobbySuite = {
  lobby: () => Lobby;
  phone: (options?: VisitorOptions) => Promise<Visitor>;
  desktop: (options?: VisitorOptions) => Promise<Visitor>;
};
export type Device = 'phone' | 'desktop';

/**
 * One server and one browser for a test file, a fresh profile for each visitor. A test fails when the console of one of its
 * visitors complained of anything that `expects` doesn't name; what a failed test had on screen is kept in `shots`,
 * and its beginning told with the failure.
 */
export function lobbySuite(options: Pick<LobbyOptions, 'site'> = {}): LobbySuite {
  let lobby: Lobby | undefined;
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
    [lobby, browser] = await Promise.all([startOn(options), launch()]);
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
    await lobby?.stop();
    if (lobby) await rm(lobby.dataDir, { recursive: true, force: true });
  });

  return {
    lobby: () => running().lobby,
    phone: (wishes) => enter(phoneFrame, wishes),
    desktop: (wishes) => enter(desktopFrame, wishes),
  };
}

/** The Philippine lobby was written before the first file; the others write theirs. */
async function startOn({ site = 'PH' }: Pick<LobbyOptions, 'site'>): Promise<Lobby> {
  return site === 'PH' ? startLobby({ site, dataDir: await copyOfSeed(inject('seededLobby')) }) : startLobby({ site });
}
