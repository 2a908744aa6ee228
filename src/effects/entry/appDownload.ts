import { fromPromise } from 'xstate';
import type { AnswerCheck, AppAnswer, AppVersion } from '../../../machines/entry/appDownload.machine.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { slot } from '../store.js';
import { installPrompt, promptInstall } from './installPrompt.js';

/** Version of what is stored under slot.appDownload. */
const storedVersion = 1;

export const defineAppDownloadActors = ({
  api,
  read,
  store,
  now,
}: Pick<Outside, 'api' | 'read' | 'store' | 'now'>) => ({
  recallAnswer: fromPromise<AnswerCheck>(async () => ({ last: answerIn(store.get(slot.appDownload)), now: now() })),
  loadVersion: fromPromise<AppVersion | null>(({ signal }) =>
    read(
      api.GET('/operation/getAppVersion', {
        params: { query: { platform: 'android' } },
        headers: noIndicator,
        signal,
      }),
    ),
  ),
  awaitPrompt: fromPromise<void>(installPrompt),
  promptInstall: fromPromise<void>(promptInstall),
  storeAnswer: fromPromise<void, { taken: string | null }>(async ({ input: { taken } }) => {
    store.set(slot.appDownload, JSON.stringify({ version: storedVersion, at: now(), taken }));
  }),
});

/** Validates the stored text: another version or another program may have written it. Null if it does not fit. */
function answerIn(text: string | null): AppAnswer | null {
  try {
    const stored = JSON.parse(text ?? 'null') as (Partial<AppAnswer> & { version?: number }) | null;
    if (
      stored?.version !== storedVersion ||
      typeof stored.at !== 'number' ||
      (stored.taken !== null && typeof stored.taken !== 'string')
    )
      return null;
    return { at: stored.at, taken: stored.taken };
  } catch {
    return null;
  }
}
