import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLobby } from '../browser/support/lobby.js';
import type { Measure } from './measure.js';

/** How long `npm start` takes until it answers: on an empty folder, and on one that it has filled before. */
export async function measureStarts(budget: { secondStartMs: number }): Promise<Measure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const asPlayersMeetIt = { dataDir, isTested: false };
  try {
    const first = await startLobby(asPlayersMeetIt);
    await first.stop();
    const second = await startLobby(asPlayersMeetIt);
    await second.stop();
    return [
      { name: 'first start, with the seed', unit: 'ms', value: Math.round(first.startedIn) },
      { name: 'second start', unit: 'ms', value: Math.round(second.startedIn), most: budget.secondStartMs },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
