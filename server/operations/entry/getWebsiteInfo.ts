import { siteSettings } from '../../domain/entry/site-settings.js';
import { forAnyoneShared } from '../operation.js';
import { SMS_OUTBOX } from '../../../sandbox/sms.js';

/** Site info, which launch needs first (spec section 3). */
export const operation = forAnyoneShared('getWebsiteInfo', async ({ db, site, services }) => {
  const {
    openStatus: _1,
    manualDepositOpenStatus: _2,
    autoDepositFunctionStatus: _3,
    depositAmountListStatus: _4,
    withdrawAmountListStatus: _5,
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
      ...(services.settings.SANDBOX ? { smsOutbox: SMS_OUTBOX } : {}),
    },
  };
});
