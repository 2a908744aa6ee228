import type { components } from '../../openapi/user-api.js';

type Schemas = components['schemas'];
/** The switches of the site and of the wallet (section 3). */
export type FlagName =
  | Extract<keyof Schemas['WebsiteInfo'], `${string}Enabled` | `${string}Status` | `gameAccountRegister${string}`>
  | keyof Schemas['WalletParams'];

/** `on` and `off`: the texts, in lower case. `otherwise`: what a missing or unknown text counts as. */
type Meaning = { on: readonly string[]; off: readonly string[]; otherwise: boolean };
const texts = { on: ['true', '1', 'y'], off: ['false', '0', 'n'] } as const;

/** What the text of each switch means (B6). The two lists of amounts are on unless they are switched off. */
export const flags: Readonly<Record<FlagName, Meaning>> = {
  gameAccountCaptchaEnabled: { ...texts, otherwise: false },
  gameAccountRegisterSMS: { ...texts, otherwise: false },
  gameAccountRegisterBank: { ...texts, otherwise: false },
  levelScheduleStatus: { ...texts, otherwise: false },
  mobileBottomPictureStatus: { ...texts, otherwise: false },
  openStatus: { ...texts, otherwise: false },
  manualDepositOpenStatus: { ...texts, otherwise: false },
  autoDepositFunctionStatus: { ...texts, otherwise: false },
  depositAmountListStatus: { ...texts, otherwise: true },
  withdrawAmountListStatus: { ...texts, otherwise: true },
};

/** Whether a switch is on in what the server sent: `isOn(site, 'levelScheduleStatus')`. */
export function isOn<Name extends FlagName>(sent: Readonly<Partial<Record<Name, string>>>, name: Name): boolean {
  const { on, off, otherwise } = flags[name];
  const text = sent[name]?.trim().toLowerCase() ?? '';
  return otherwise ? !off.includes(text) : on.includes(text);
}
