import type { TestProject } from 'vitest/node';
import { copyPostgresDatabase, ENGINES } from '../../server/databases.js';
import { demoLobby } from '../../server/harness.js';
import { startLobby } from './lobby.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the Philippine lobby on PostgreSQL answers; null where no PostgreSQL does. */
    postgresLobby: string | null;
  }
}

/** One seeded lobby on PostgreSQL for all files that move money. */
export default async function sharePostgres(project: TestProject): Promise<() => Promise<void>> {
  if (!ENGINES.includes('postgres')) {
    project.provide('postgresLobby', null);
    return async () => undefined;
  }
  const { url, drop } = await copyPostgresDatabase(demoLobby());
  try {
    const lobby = await startLobby({ databaseUrl: url });
    project.provide('postgresLobby', lobby.origin);
    return async () => {
      await lobby.stop();
      await drop();
    };
  } catch (reason) {
    await drop();
    throw reason;
  }
}
