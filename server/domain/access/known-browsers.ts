import type { Db } from '../../db/open.js';

/**
 * Whether the account was logged in to from this browser. Its id is random and is shown to nobody, so a stranger cannot
 * name it (C8). A known browser has limits of its own: those that strangers share must not keep an owner out. Takes the
 * same time without an account.
 */
export async function isKnownBrowser(
  db: Db,
  account: { readonly id: number | null } | { readonly phone: string },
  browserUuid: string,
): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .innerJoin('player', 'player.id', 'session.player_id')
    .select('session.id')
    .where('session.browser_uuid', '=', browserUuid)
    .where((is) =>
      'phone' in account ? is('player.phone', '=', account.phone) : is('player.id', '=', account.id ?? 0),
    )
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}
