import type { components } from '../../openapi/user-api.js';

type Schemas = components['schemas'];
/** The switches of the site and of the wallet (section 3). */
export type FlagName =
  | Extract<keyof Schemas['WebsiteInfo'], `${string}Enabled` | `${string}Status` | `gameAccountRegister${string}`>
  | keyof Schemas['WalletParams'];

/**
 * What a missing or unknown text of each switch counts as (B6). The two lists of amounts are on unless they are switched off.
 */
export const flags: Readonly<Record<FlagName, boolean>> = {
  gameAccountCaptchaEnabled: false,
  gameAccountRegisterSMS: false,
  gameAccountRegisterBank: false,
  levelScheduleStatus: false,
  mobileBottomPictureStatus: false,
  openStatus: false,
  manualDepositOpenStatus: false,
  autoDepositFunctionStatus: false,
  depositAmountListStatus: true,
  withdrawAmountListStatus: true,
};

/** In lower case. */
const texts = { on: ['true', '1', 'y'], off: ['false', '0', 'n'] };

/** Whether a switch is on in what the server sent: `isOn(site, 'levelScheduleStatus')`. */
export function isOn<Name extends FlagName>(sent: Readonly<Partial<Record<Name, string>>>, name: Name): boolean {
  const text = sent[name]?.trim().toLowerCase() ?? '';
  return flags[name] ? !texts.off.includes(text) : texts.on.includes(text);
}
