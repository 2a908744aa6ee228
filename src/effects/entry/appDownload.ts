import { fromPromise } from 'xstate';
import type { AnswerCheck, AppAnswer, AppVersion } from '../../../machines/entry/appDownload.machine.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { slot } from '../store.js';

const formOfKept = 1;

export const defineAppDownloadActors = ({
  api,
  read,
  store,
  now,
}: Pick<Outside, 'api' | 'read' | 'store' | 'now'>) => ({
  recallAnswer: fromPromise<AnswerCheck>(async () => ({ last: keptAnswer(store.get(slot.appDownload)), now: now() })),
  loadVersion: fromPromise<AppVersion | null>(({ signal }) =>
    read(
      api.GET('/operation/getAppVersion', {
        params: { query: { platform: 'android' } },
        headers: { [quietHeader]: '1' },
        signal,
      }),
      { quiet: true },
    ),
  ),
  rememberAnswer: fromPromise<void, { taken: string | null }>(async ({ input: { taken } }) => {
    store.set(slot.appDownload, JSON.stringify({ version: formOfKept, at: now(), taken }));
  }),
});

/** An Android phone's browser. Not the app: installed pages stand alone, web views say `wv`. Tablets lack the word Mobile. */
export function isInstallable(link: string): boolean {
  const { userAgent } = navigator;
  const isPhone = /Android/.test(userAgent) && /Mobile/.test(userAgent) && !/; wv\)/.test(userAgent);
  const isApp =
    matchMedia('(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)').matches ||
    document.referrer.startsWith('android-app:');
  return isPhone && !isApp && hostOf(link) !== null;
}

/** Where an https link leads (G5); null for anything else. */
export function hostOf(link: string): string | null {
  if (!link.startsWith('https://') || !URL.canParse(link)) return null;
  const { host, username } = new URL(link);
  return username === '' ? host : null;
}

/** What an earlier version kept, or nobody can read, is nothing. */
function keptAnswer(text: string | null): AppAnswer | null {
  try {
    const kept = JSON.parse(text ?? 'null') as (Partial<AppAnswer> & { version?: number }) | null;
    if (
      kept?.version !== formOfKept ||
      typeof kept.at !== 'number' ||
      (kept.taken !== null && typeof kept.taken !== 'string')
    )
      return null;
    return { at: kept.at, taken: kept.taken };
  } catch {
    return null;
  }
}
