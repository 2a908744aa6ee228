import { keyedWriteOf } from '../shared/keyedWrite.machine.js';
import type { AvatarChoice } from './avatar.js';
import type { SignOutTarget } from './devices.js';
import type { FeedbackRequest, Receipt } from './feedback.js';
import type { ToRead } from './messages.js';

/** The repeated password never leaves the form. */
export type ChangePasswordForm = { oldPassword: string; newPassword: string };

/** A feedback to the support of the site. */
export const feedbackWrite = keyedWriteOf<FeedbackRequest, Receipt>();

/** Marks messages as read, up to the newest one that the player has seen. It has no key: sent twice, it changes nothing more. */
export const markingWrite = keyedWriteOf<ToRead, null>();

/** Deletes messages by their ids, all of them or none. */
export const deletionWrite = keyedWriteOf<{ ids: readonly string[] }, null>();

/** Signs out one device, or all but this one. */
export const signOutWrite = keyedWriteOf<{ target: SignOutTarget }, null>();

/** Changes the picture of the profile. `avatars`: the site's, by which a lookup finds out which one the profile has. */
export const avatarWrite = keyedWriteOf<{ wanted: string; avatars: readonly AvatarChoice[] }, unknown>();

/** The new password. */
export const passwordWrite = keyedWriteOf<ChangePasswordForm, null>();
