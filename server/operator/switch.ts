import { siteSettings, type SiteSettings } from '../domain/entry/site-settings.js';
import { say, type Command } from './command.js';

/** The switches of a site by the names that an operator types. */
const SWITCHES = {
  captcha: 'gameAccountCaptchaEnabled',
  sms: 'gameAccountRegisterSMS',
  bank: 'gameAccountRegisterBank',
  deposits: 'autoDepositFunctionStatus',
  'manual-deposits': 'manualDepositOpenStatus',
  withdrawals: 'openStatus',
  'deposit-amounts': 'depositAmountListStatus',
  'withdraw-amounts': 'withdrawAmountListStatus',
  levels: 'levelScheduleStatus',
} as const satisfies Record<string, keyof SiteSettings>;

export const switchCommand: Command = {
  help: `[<name> <on or off>]: switches of the site; without a name, shows all of them; names are ${Object.keys(SWITCHES).join(', ')}`,
  run: async ({ db }, [name = '', to = '']) => {
    if (name === '') {
      const settings = await siteSettings(db);
      for (const [known, key] of Object.entries(SWITCHES)) say(`${known.padEnd(18)} ${settings[key]}`);
      return 0;
    }
    if (!Object.hasOwn(SWITCHES, name) || (to !== 'on' && to !== 'off')) {
      say(`switch ${switchCommand.help}`);
      return 1;
    }
    const value = JSON.stringify(String(to === 'on'));
    await db
      .insertInto('site_setting')
      .values({ key: SWITCHES[name as keyof typeof SWITCHES], value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    say(`${name} is ${to}.`);
    return 0;
  },
};
