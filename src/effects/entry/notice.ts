import { fromPromise } from 'xstate';
import type { Bulletin } from '../../../machines/entry/notice.machine.js';
import type { Paged } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';

const limit = 30;

export const defineNoticeActors = ({ api, list }: Pick<Outside, 'api' | 'list'>) => ({
  loadBulletins: fromPromise<Paged<Bulletin>, { page: number }>(({ input: { page }, signal }) =>
    list(api.GET('/bulletin/list', { params: { query: { page, limit } }, headers: noIndicator, signal })),
  ),
});
