import type { Texts } from '../../base/locale.js';
import { refusal } from '../../base/refusal.js';
import { siteSettings } from '../../domain/entry/site-settings.js';
import { forAnyoneShared } from '../operation.js';

/** Site info, which launch needs first (spec section 3). */
export const getWebsiteInfo = forAnyoneShared('getWebsiteInfo', async ({ db, site, services }) => {
  const {
    openStatus: _1,
    manualDepositOpenStatus: _2,
    autoDepositFunctionStatus: _3,
    depositAmountListStatus: _4,
    withdrawAmountListStatus: _5,
    withdrawProofCardHours: _6,
    withdrawProofDeviceHours: _7,
    withdrawProofAmount: _8,
    ...info
  } = await siteSettings(db);
  const levels = await db.selectFrom('player_level').select(['level', 'name as levelName']).orderBy('level').execute();
  return {
    data: {
      ...info,
      websiteLogo: services.pictures.file('brand-mark'),
      websiteDefaultLanguage: info.websiteDefaultLanguage || site.defaultLocale,
      countryCode: site.country,
      currencyCode: site.currency as 'PHP' | 'THB' | 'MMK',
      currencySymbol: site.currencySymbol,
      countryTimezone: site.timezone,
      userLevelList: levels,
      ...(services.smsOutbox === null ? {} : { smsOutbox: services.smsOutbox }),
    },
  };
});

/** A contact channel as `site_setting` stores it under `contactChannels`. */
interface StoredChannel {
  readonly kind: 'phone' | 'email' | 'chat' | 'hours';
  readonly label: Texts;
  readonly value: Texts | string;
  readonly link: string;
}

/** The ways to contact customer service. */
export const getServiceContactInformation = forAnyoneShared('getServiceContactInformation', async ({ db, lang }) => {
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

/** An agreement of the site, plain text (G2). */
export const getAgreement = forAnyoneShared('getAgreement', async ({ db, path, lang }) => {
  const row = await db.selectFrom('agreement').selectAll().where('type', '=', path.type).executeTakeFirst();
  if (!row) return refusal('notFound');
  return {
    data: {
      type: row.type,
      title: row.title[lang],
      content: row.content[lang],
      updateTime: row.updated_at.toISOString(),
    },
  };
});
