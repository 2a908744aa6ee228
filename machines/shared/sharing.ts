/** What became of a link: passed to another app, copied, or the player closed the list of apps. */
export type Shared = 'shared' | 'copied' | 'dismissed';
