import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import type { Locale } from '../../base/locale.js';

type Schemas = components['schemas'];

/** Frequently asked questions in the site's order. */
export async function faqs(db: Db, lang: Locale): Promise<Schemas['Faq'][]> {
  const rows = await db.selectFrom('faq').selectAll().orderBy('position').execute();
  return rows.map((row) => ({ id: row.id, topic: row.topic, question: row.question[lang], answer: row.answer[lang] }));
}

/** The newest version of the app on a platform; null if there is none. `running` is the caller's version. */
export async function appVersion(
  db: Db,
  platform: 'android' | 'ios' | 'web',
  running: string | undefined,
  lang: Locale,
): Promise<Schemas['AppVersion'] | null> {
  const row = await db.selectFrom('app_version').selectAll().where('platform', '=', platform).executeTakeFirst();
  if (row === undefined) return null;
  return {
    platform,
    version: row.version,
    oldestVersion: row.oldest_version,
    downloadLink: row.download_link,
    notes: row.notes[lang],
    releaseTime: row.released_at.toISOString(),
    hasUpdate: running !== undefined && isOlder(running, row.version),
    mustUpdate: running !== undefined && isOlder(running, row.oldest_version),
  };
}

/** Whether `version` is lower than `than`; both are numbers separated by dots. */
function isOlder(version: string, than: string): boolean {
  const [one, other] = [version, than].map((text) => text.split('.').map(Number));
  for (const [index, part] of (other ?? []).entries()) {
    const mine = one?.[index] ?? 0;
    if (mine !== part) return mine < part;
  }
  return false;
}

/** The host of an app's lobby, or null for an unknown key. */
export async function appDomain(db: Db, appKey: string): Promise<string | null> {
  const row = await db.selectFrom('app_domain').select('host').where('app_key', '=', appKey).executeTakeFirst();
  return row?.host ?? null;
}
