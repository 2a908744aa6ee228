import { fromPromise } from 'xstate';
import type { Faq } from '../../../machines/account/faqs.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';

export const defineFaqsActors = ({ api, read }: Pick<Outside, 'api' | 'read'>) => ({
  loadFaqs: fromPromise<readonly Faq[]>(({ signal }) => read(api.GET('/faq/list', { headers: noIndicator, signal }))),
});
