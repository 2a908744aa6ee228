import type { components } from '../../openapi/user-api.js';
import { pagedListOf, type PagedListRef } from '../shared/pagedList.machine.js';

export type Bulletin = components['schemas']['Bulletin'];

/** Notice: the list of the site's bulletins, newest first, 30 at a time. */
export const noticeMachine = pagedListOf<Bulletin>(({ bulletinId }) => bulletinId);

export type NoticeRef = PagedListRef<Bulletin>;
