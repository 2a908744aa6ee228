/**
 * How long a company may take to respond, in ms. A stop waits longer than that for requests (`SHUTDOWN_SECONDS`), so that
 * it does not cut off a call whose outcome would then be unknown.
 */
export const COMPANY_MS = 8_000;
