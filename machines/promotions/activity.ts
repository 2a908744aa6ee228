import { present, type Plain } from '../vocabulary.js';
import type { Activity } from './promotions.machine.js';

/** `readAt`: by this device's clock, in ms since the epoch. */
export type FoundActivity = { activity: Activity; readAt: number };
/** `offset`: how far the server's clock is ahead of this device's, in ms; `now`: this device's, in ms since the epoch. */
export type KnownActivity = { activity: Activity | null; offset: number; now: number };
/** What a player does with an event. */
export type ActivityStep = 'join' | 'claim';
/** A step that the player wants to take, and its key, which is null until shortly before the step is sent. */
export type ActivityDraft = { activityId: string; step: ActivityStep; key: string | null };
export type ActivityEvent =
  | { type: 'clock.ticked'; now: number }
  | Plain<'activityDetail.joinRequested' | 'activityDetail.claimRequested' | 'activityDetail.retried'>;
export type ActivityRequest = { activityId: string; step: ActivityStep; key: string };

export const knownFrom = ({ activity, readAt }: FoundActivity): KnownActivity => ({
  activity,
  offset: Date.parse(activity.serverTime) - readAt,
  now: readAt,
});

/** The request of a step that has its key. */
export const requestOf = ({ key, ...step }: ActivityDraft): ActivityRequest => ({ ...step, key: present(key) });

/** Whether the event shows that the step has taken effect. */
export const isTaken = ({ joinTime, claimTime }: Activity, step: ActivityStep): boolean =>
  (step === 'join' ? joinTime : claimTime) !== null;

/** When the event changes by itself, in ms since the epoch; null if it changes no more. */
export function turnOf({ status, startTime, endTime, claimEndTime }: Activity): number | null {
  if (status === 'soon') return Date.parse(startTime);
  if (status === 'open' || status === 'full') return Date.parse(endTime);
  // Stakes and deposits count until the end; what was reached by then can be claimed a little longer.
  if (status === 'joined') return Date.parse(endTime);
  return status === 'claimable' ? Date.parse(claimEndTime) : null;
}

/** The step that was under way before a reload, if it was for this event; null for anything else that storage may return. */
export function savedStepOf(saved: Readonly<Record<string, unknown>> | null, activityId: string): ActivityDraft | null {
  const draft = (saved?.['draft'] ?? {}) as Partial<ActivityDraft>;
  const { step, key } = draft;
  if (draft.activityId !== activityId || (step !== 'join' && step !== 'claim') || typeof key !== 'string') return null;
  return { activityId, step, key };
}
