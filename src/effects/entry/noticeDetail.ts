import { fromPromise } from 'xstate';
import type { BulletinInfo } from '../../../machines/entry/noticeDetail.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import { Unreachable } from '../../api/envelope.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';

export const defineNoticeDetailActors = ({ api, open }: Pick<Outside, 'api' | 'open'>) => ({
  loadBulletin: fromPromise<Result<BulletinInfo>, { bulletinId: string }>(async ({ input, signal }) => {
    const result = await open(
      api.GET('/bulletin/info/{id}', {
        params: { path: { id: input.bulletinId } },
        headers: { [quietHeader]: '1' },
        signal,
      }),
      { quiet: true },
    );
    // Only these two refusals mean that the notice does not exist. Any other is a failure that can be retried.
    if (!result.ok && !['notFound', 'invalidRequest'].includes(result.problem.code))
      throw new Unreachable(result.problem.code);
    return result;
  }),
});
