/**
 * A length of the 750-unit mobile design: 750 rpx = 100vw up to 480 px (decisions H4, A9). On desktop it is fixed near its
 * size at 1440 px.
 */
export const rpx = (length: number): string => `calc(${length} * var(--rpx))`;

/** A length of the 1920-pixel desktop design: px / 19.2 = vw between 1200 and 1920 px of width (decision H4). */
export const desktop = (length: number): string => `calc(${length} * var(--d))`;
