import { keyedWriteOf } from '../shared/keyedWrite.machine.js';
import type { ActivityRequest, FoundActivity } from './activity.js';
import type { CodeGain, CodeRequest } from './code.js';
import type { EndRequest } from './ending.js';
import type { JoinRequest } from './join.js';

/** Taking part in a promotion. */
export const joinWrite = keyedWriteOf<JoinRequest, { recordId: string }>();

/** Redeeming a promotion code. */
export const redemptionWrite = keyedWriteOf<CodeRequest, CodeGain>();

/** Joining a marketing event, or claiming its reward. */
export const activityWrite = keyedWriteOf<ActivityRequest, FoundActivity>();

/** An end of a participation. It has no key to keep: a participation ends once, whatever the key. */
export const endWrite = keyedWriteOf<EndRequest, unknown>();
