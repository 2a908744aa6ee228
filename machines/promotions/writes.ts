import { keyedWriteOf } from '../shared/keyedWrite.machine.js';
import type { ActivityRequest, FoundActivity } from './activity.js';
import type { CodeGain, CodeRequest } from './code.js';
import type { JoinRequest } from './join.js';

/** Taking part in a promotion. */
export const joinWrite = keyedWriteOf<JoinRequest, { recordId: string }>();

/** Redeeming a promotion code. */
export const redemptionWrite = keyedWriteOf<CodeRequest, CodeGain>();

/** Joining a marketing event, or claiming its reward. */
export const activityWrite = keyedWriteOf<ActivityRequest, FoundActivity>();
