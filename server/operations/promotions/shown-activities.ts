import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import { offsetOf, type Page } from '../../domain/lobby/paging.js';
import {
  activityStatus,
  entryOf,
  placesTaken,
  reached,
  turnoverOf,
  type ActivityRow,
} from '../../domain/promotions/activities.js';
import { runningFirst } from '../../domain/promotions/offers.js';
import type { Viewer } from './shown-promotions.js';

type Schemas = components['schemas'];

/** Marketing events as the viewer sees them: running, coming and ended ones. */
export async function listActivities(
  db: Db,
  page: Page,
  viewer: Viewer,
): Promise<{ rows: Schemas['Activity'][]; total: number }> {
  const found = await db
    .selectFrom('activity')
    .selectAll()
    .orderBy(runningFirst(viewer.at))
    .orderBy('position')
    .orderBy('id')
    .offset(offsetOf(page))
    .limit(page.limit)
    .execute();
  const { total } = await db
    .selectFrom('activity')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = [];
  for (const activity of found) rows.push(await describeActivity(db, activity, viewer));
  return { rows, total };
}

/** One marketing event; null if there is none. */
export async function activityInfo(db: Db, id: string, viewer: Viewer): Promise<Schemas['Activity'] | null> {
  const activity = await db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst();
  return activity === undefined ? null : describeActivity(db, activity, viewer);
}

/** An activity as the viewer sees it. */
export async function describeActivity(
  db: Db,
  activity: ActivityRow,
  { player, lang, services, at }: Viewer,
): Promise<Schemas['Activity']> {
  const entry = player === null ? undefined : await entryOf(db, player.id, activity.id);
  const current = entry === undefined ? 0 : await reached(db, activity, entry);
  const taken = activity.quota === null ? 0 : await placesTaken(db, activity.id);
  return {
    activityId: activity.id,
    kind: activity.kind,
    title: activity.title[lang],
    summary: activity.summary[lang],
    art: services.pictures.picture(activity.art_id),
    startTime: activity.starts_at.toISOString(),
    endTime: activity.ends_at.toISOString(),
    claimEndTime: activity.claim_until.toISOString(),
    goal: activity.goal,
    current,
    reward: activity.reward,
    status: activityStatus(activity, entry, { current, taken, at }),
    placesLeft: activity.quota === null ? null : Math.max(0, activity.quota - taken),
    joinTime: entry?.joined_at.toISOString() ?? null,
    claimTime: entry?.claimed_at?.toISOString() ?? null,
    content: activity.content[lang],
    turnover: turnoverOf(activity),
    serverTime: at.toISOString(),
  };
}
