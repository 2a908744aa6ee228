import { fromPromise } from 'xstate';
import type { Bulletin } from '../../../machines/entry/notice.js';
import type { ListPage } from '../../../machines/shared/paged.js';
import type { PageRequest } from '../../../machines/shared/pagedList.machine.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';

const limit = 30;

export const defineNoticeActors = ({ api, list }: Pick<Outside, 'api' | 'list'>) => ({
  loadRows: fromPromise<ListPage<Bulletin> | null, PageRequest>(({ input: { page }, signal }) =>
    list(api.GET('/bulletin/list', { params: { query: { page, limit } }, headers: noIndicator, signal })),
  ),
});
