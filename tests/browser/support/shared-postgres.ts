import type { TestProject } from 'vitest/node';
import { copyPostgresDatabase, ENGINES } from '../../server/databases.js';
import { demoLobby } from '../../server/harness.js';
import { shareLobby } from './shared.js';

/** The same for journeys that move money: the lobby is on PostgreSQL if one answers, where real connections compete. */
export default async function share(project: TestProject): Promise<() => Promise<void>> {
  if (!ENGINES.includes('postgres')) return shareLobby(project);
  const { url, drop } = await copyPostgresDatabase(demoLobby());
  try {
    const end = await shareLobby(project, { databaseUrl: url });
    return async () => {
      await end();
      await drop();
    };
  } catch (reason) {
    await drop();
    throw reason;
  }
}
