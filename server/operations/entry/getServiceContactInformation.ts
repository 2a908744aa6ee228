import { forAnyoneShared } from '../operation.js';
import type { Texts } from '../../base/locale.js';

/** A contact channel as `site_setting` stores it under `contactChannels`. */
interface StoredChannel {
  readonly kind: 'phone' | 'email' | 'chat' | 'hours';
  readonly label: Texts;
  readonly value: Texts | string;
  readonly link: string;
}

/** The ways to contact customer service. */
export const operation = forAnyoneShared('getServiceContactInformation', async ({ db, lang }) => {
  const row = await db
    .selectFrom('site_setting')
    .select('value')
    .where('key', '=', 'contactChannels')
    .executeTakeFirst();
  const channels = (row?.value ?? []) as readonly StoredChannel[];
  return {
    data: {
      channels: channels.map(({ kind, label, value, link }) => ({
        kind,
        label: label[lang],
        value: typeof value === 'string' ? value : value[lang],
        link,
      })),
    },
  };
});
