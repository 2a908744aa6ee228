import { fromPromise } from 'xstate';
import type { BulletinInfo } from '../../../machines/entry/noticeDetail.machine.js';
import { isAbsent, type Result } from '../../../machines/vocabulary.js';
import { Unreachable } from '../../api/envelope.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';

export const defineNoticeDetailActors = ({ api, open }: Pick<Outside, 'api' | 'open'>) => ({
  loadBulletin: fromPromise<Result<BulletinInfo>, { bulletinId: string }>(async ({ input, signal }) => {
    const result = await open(
      api.GET('/bulletin/info/{id}', {
        params: { path: { id: input.bulletinId } },
        headers: noIndicator,
        signal,
      }),
    );
    // Any other refusal is a failure that can be retried.
    if (!result.ok && !isAbsent(result)) throw new Unreachable(result.problem.code);
    return result;
  }),
});
