import type { Db } from '../server/db/open.js';
import type { Services } from '../server/domain/services.js';
import { DEMO } from './demo-player.js';
import { catchUp } from './catch-up.js';
import { seedOnce } from './seed.js';

/** The demo lobby, as a server fills its database with it. */
export const demoLobby = {
  login: `${DEMO.username} / ${DEMO.password}`,
  fill: async (db: Db, services: Services): Promise<void> => {
    if (!(await seedOnce(db, services))) await catchUp(db, services);
  },
  sweeps: [
    {
      name: 'demo-players',
      cron: '41 * * * *',
      run: async ({ db, services }: { readonly db: Db; readonly services: Services }) => ({
        done: await catchUp(db, services),
        failures: [],
      }),
    },
  ],
};
