import type { components } from '../../openapi/user-api.js';

export type PlayerDevice = components['schemas']['Device'];
/** What is signed out: one device by its id, or `others`. */
export type SignOutTarget = string;
/** The contract's name for all devices but the calling one. */
export const others = 'others';
