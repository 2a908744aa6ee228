import { say, type Command } from './command.js';

export const appDomainCommand: Command = {
  help: '<app key> <host or off>: where an app finds the lobby (GET /appDomain/{appKey})',
  changes: () => true,
  run: async ({ db }, [appKey = '', host = '']) => {
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(appKey) || !/^[a-z0-9.-]{1,253}(?::\d{1,5})?$/.test(host)) {
      say(`app-domain ${appDomainCommand.help}`);
      return 1;
    }
    if (host === 'off') await db.deleteFrom('app_domain').where('app_key', '=', appKey).execute();
    else
      await db
        .insertInto('app_domain')
        .values({ app_key: appKey, host })
        .onConflict((conflict) => conflict.column('app_key').doUpdateSet({ host }))
        .execute();
    say(`${appKey} ${host === 'off' ? 'has no host' : `is at ${host}`}.`);
    return 0;
  },
};
