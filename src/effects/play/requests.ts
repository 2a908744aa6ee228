import { quietHeader } from '../../api/rules.js';

/** The charts show every refusal of these requests themselves (B3): no toast. */
export const noToast = { quiet: true };
/** The player does not wait for these requests: no loading indicator. */
export const noIndicator = { [quietHeader]: '1' };

export type SessionRequest = { sessionId: string };
