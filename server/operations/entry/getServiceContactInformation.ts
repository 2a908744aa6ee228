import { forEverybody } from '../../operation.js';
import type { Texts } from '../../locale.js';

/** A way to reach customer service, as `site_setting` keeps it under `contactChannels`. */
interface StoredChannel {
  readonly kind: 'phone' | 'email' | 'chat' | 'hours';
  readonly label: Texts;
  readonly value: Texts | string;
  readonly link: string;
}

/** How to reach customer service. */
export const operation = forEverybody('getServiceContactInformation', async ({ db, lang }) => {
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
