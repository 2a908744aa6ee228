import { fromPromise } from 'xstate';
import type { ContactChannel } from '../../../machines/account/contact.machine.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';

export const defineContactActors = ({ api, read }: Pick<Outside, 'api' | 'read'>) => ({
  loadChannels: fromPromise<readonly ContactChannel[]>(async ({ signal }) => {
    const { channels } = await read(
      api.GET('/operation/getServiceContactInformation', { headers: noIndicator, signal }),
    );
    return channels.map(({ kind, label, value, link }) => ({ kind, label, value, link: isSafe(link) ? link : '' }));
  }),
});

/** The links come from site info (G5). mailto: and tel: open another program. */
const isSafe = (link: string) => /^(?:https:\/\/|mailto:|tel:)/.test(link);
