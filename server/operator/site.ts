import * as v from 'valibot';
import { SITE_SETTING_RULES } from '../domain/entry/site-setting-rules.js';
import { siteSettings } from '../domain/entry/site-settings.js';
import { say, type Command } from './command.js';

export const siteCommand: Command = {
  help:
    `list | get <name> | set <name> <value>: the settings of the site, such as its name, links and switches; ` +
    `names are ${Object.keys(SITE_SETTING_RULES).join(', ')}; none empties a link`,
  changes: ([what]) => what === 'set',
  run: async ({ db, note }, [what = 'list', name = '', ...words]) => {
    const settings = await siteSettings(db);
    if (what === 'list') {
      for (const [known, { key, means }] of Object.entries(SITE_SETTING_RULES))
        say(`${known.padEnd(17)} ${(settings[key] || '(none)').padEnd(24)} ${means}`);
      return 0;
    }
    const rule = Object.hasOwn(SITE_SETTING_RULES, name) ? SITE_SETTING_RULES[name] : undefined;
    if (rule === undefined || (what !== 'get' && what !== 'set')) {
      say(`site ${siteCommand.help}`);
      return 1;
    }
    const { key, schema } = rule;
    if (what === 'get') {
      say(settings[key]);
      return 0;
    }
    const parsed = v.safeParse(schema, words.join(' '));
    if (!parsed.success) {
      say(`${name}: ${parsed.issues[0].message}.`);
      return 1;
    }
    const value = JSON.stringify(parsed.output);
    await db
      .insertInto('site_setting')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    note({ before: settings[key], after: parsed.output });
    say(`${name} is ${parsed.output || '(none)'}.`);
    return 0;
  },
};
