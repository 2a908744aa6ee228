/** The cookies that change the first screen of a page: those that server/web/look.ts reads. */
export const lookCookies = ['locale', 'device', 'accent', 'mode', 'player', 'lowData', 'motion', 'consent'] as const;
