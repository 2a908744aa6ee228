import { fromPromise } from 'xstate';
import type { Agreement, AgreementType } from '../../../machines/entry/agreement.machine.js';
import type { ContactChannel } from '../../../machines/entry/contact.machine.js';
import type { BlockedFailure } from '../../../machines/entry/forbidden.machine.js';
import { openHeader, quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { slot } from '../store.js';

/** The page draws a failure itself. */
const opening = { quiet: true };

export const defineAgreementActors = ({ api, read }: Pick<Outside, 'api' | 'read'>) => ({
  loadAgreement: fromPromise<Agreement, { type: AgreementType }>(({ input, signal }) =>
    read(
      api.GET('/operation/getAgreement/{type}', { params: { path: input }, headers: { [quietHeader]: '1' }, signal }),
      opening,
    ),
  ),
});

export const defineContactActors = ({ api, read }: Pick<Outside, 'api' | 'read'>) => ({
  loadChannels: fromPromise<readonly ContactChannel[]>(async ({ signal }) => {
    const { channels } = await read(
      api.GET('/operation/getServiceContactInformation', { headers: { [quietHeader]: '1' }, signal }),
      opening,
    );
    return channels.map(({ kind, label, value, link }) => ({ kind, label, value, link: isSafe(link) ? link : '' }));
  }),
});

export const defineForbiddenActors = ({ api, open, store }: Pick<Outside, 'api' | 'open' | 'store'>) => ({
  readFailure: fromPromise<BlockedFailure | null>(async () => keptFailure(store.get(slot.blocked))),
  knock: fromPromise<boolean>(async ({ signal }) => {
    const { ok } = await open(api.GET('/game/getWebsiteInfo', { headers: { [openHeader]: '1' }, signal }));
    if (ok) store.remove(slot.blocked);
    return ok;
  }),
});

/** Links from site info (G5); a phone number and an e-mail address lead out of the browser. */
const isSafe = (link: string) => /^(?:https:\/\/|mailto:|tel:)/.test(link);

/** What nobody can read is nothing. */
function keptFailure(text: string | null): BlockedFailure | null {
  try {
    const { path, code, time } = (JSON.parse(text ?? 'null') ?? {}) as Partial<BlockedFailure>;
    return typeof path === 'string' && typeof code === 'number' && typeof time === 'string'
      ? { path, code, time }
      : null;
  } catch {
    return null;
  }
}
