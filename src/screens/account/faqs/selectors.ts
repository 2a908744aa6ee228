import type { SnapshotFrom } from 'xstate';
import { findFaqs, type Faq } from '../../../../machines/account/faqs.js';
import type { faqsMachine } from '../../../../machines/account/faqs.machine.js';

type Snapshot = SnapshotFrom<typeof faqsMachine>;

export type Panel = 'loading' | 'empty' | 'unavailable' | 'untouched' | 'matched' | 'unmatched';

export function selectPanel(snapshot: Snapshot): Panel {
  for (const panel of ['loading', 'empty', 'unavailable'] as const) if (snapshot.matches(panel)) return panel;
  for (const shown of ['matched', 'unmatched'] as const) if (snapshot.matches({ shown })) return shown;
  return 'untouched';
}
export const selectQuery = ({ context }: Snapshot): string => context.query;
export const selectFaqs = ({ context }: Snapshot): readonly Faq[] => context.faqs;
/** What a search leaves of them. */
export const foundFaqs = (faqs: readonly Faq[], query: string, panel: Panel): readonly Faq[] =>
  panel === 'matched' ? findFaqs(faqs, query) : faqs;
