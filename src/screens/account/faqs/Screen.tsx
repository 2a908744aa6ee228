import { useSelector } from '@xstate/react';
import type { FaqsRef } from '../../../../machines/account/faqs.machine.js';
import * as select from './selectors.js';
import { FaqsView } from './View.js';

export const FaqsScreen = ({ faqs }: { faqs: FaqsRef }) => (
  <FaqsView
    panel={useSelector(faqs, select.selectPanel)}
    faqs={useSelector(faqs, select.selectFaqs)}
    query={useSelector(faqs, select.selectQuery)}
    onSearch={(query) => faqs.send({ type: 'faqs.searched', query })}
    onRetry={() => faqs.send({ type: 'faqs.retried' })}
  />
);
