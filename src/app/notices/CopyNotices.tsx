import { useMemo, type ReactNode } from 'react';
import { raised, type NoticesRef } from '../../../machines/shared/notices.machine.js';
import { copyText } from '../../effects/shared/clipboard.js';
import { Copying } from '../../ui/copy/copying.js';

/** Copies for every page; a toast says whether it worked (section 8). */
export function CopyNotices({ notices, children }: { notices: NoticesRef; children: ReactNode }) {
  const copy = useMemo(
    () => (text: string) =>
      void copyText(text).then(
        () => notices.send(raised({ tone: 'positive', messageId: 'copy.done' })),
        () => notices.send(raised({ tone: 'critical', messageId: 'copy.failed' })),
      ),
    [notices],
  );
  return <Copying value={copy}>{children}</Copying>;
}
