import type { Db } from '../../db/open.js';
import type { Player } from '../player.js';
import type { Services } from '../services.js';
import { endOtherSessions, liveSessions } from './sessions.js';
import { numberOf } from '../lobby/ids.js';
import { deviceName } from '../account/device-name.js';

/** A browser or a phone where the player is logged in. */
export interface Device {
  /** The session that represents it. */
  readonly id: number;
  readonly name: string;
  readonly ip: string;
  readonly loggedInAt: Date;
  readonly usedAt: Date;
  readonly isCurrent: boolean;
}

/**
 * The devices where the player is logged in: the current one first, then by latest use. Sessions of one browser are one
 * device.
 */
export async function devices(db: Db, player: Player, services: Services): Promise<Device[]> {
  const sessions = await liveSessions(db, player.id, services)
    .selectAll('session')
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const byBrowser = new Map<string, (typeof sessions)[number]>();
  for (const session of sessions) {
    const browser = session.browser_uuid ?? `session ${session.id}`;
    // The latest used session represents the device, unless the current session belongs to it.
    if (session.id === player.sessionId || !byBrowser.has(browser)) byBrowser.set(browser, session);
  }
  const found = [...byBrowser.values()].map((shown): Device => {
    const isCurrent = shown.id === player.sessionId;
    return {
      id: shown.id,
      name: deviceName(shown.user_agent),
      ip: shown.ip,
      loggedInAt: shown.created_at,
      usedAt: shown.last_used_at,
      isCurrent,
    };
  });
  return found.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Logs a device out; `others` means all but the current one. False if the player has no such device. */
export async function signOut(db: Db, player: Player, id: string, services: Services): Promise<boolean> {
  const at = services.clock.now();
  if (id === 'others') {
    await endOtherSessions(db, player, at);
    return true;
  }
  const session = await liveSessions(db, player.id, services)
    .select(['session.id', 'session.browser_uuid'])
    .where('session.id', '=', numberOf(id))
    .executeTakeFirst();
  if (session === undefined) return false;
  const ending = db
    .updateTable('session')
    .set({ ended_at: at })
    .where('player_id', '=', player.id)
    .where('ended_at', 'is', null);
  await (
    session.browser_uuid === null
      ? ending.where('id', '=', session.id)
      : ending.where('browser_uuid', '=', session.browser_uuid)
  ).execute();
  return true;
}
