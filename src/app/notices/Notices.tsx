import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { NoticesRef, NoticeTone } from '../../../machines/shared/notices.machine.js';
import { ToastRegion, type ToastKind } from '../../ui/toast-region/ToastRegion.js';
import type { TextStore } from '../../i18n/texts.js';
import { messages } from '../messages.js';
import { noticeMessage } from './messages.js';

const kinds: Readonly<Record<NoticeTone, ToastKind>> = {
  positive: 'success',
  critical: 'error',
  info: 'info',
  neutral: 'primary',
  caution: 'warning',
};

/** The first notice of the queue, in the region that screen readers follow. One that comes before its text waits for it. */
export function Notices({ notices, texts }: { notices: NoticesRef; texts: Pick<TextStore, 'subscribe' | 'has'> }) {
  const hasTexts = useSyncExternalStore(
    texts.subscribe,
    () => texts.has('common'),
    () => false,
  );
  const { formatMessage } = useIntl();
  const shown = useSelector(notices, ({ context }) => context.queue[0] ?? null);
  const text =
    shown && ('text' in shown ? shown.text : hasTexts ? formatMessage(noticeMessage[shown.messageId]) : null);
  return (
    <ToastRegion
      label={formatMessage(messages.messages)}
      toasts={shown && text ? [{ id: text, kind: kinds[shown.tone], text }] : []}
    />
  );
}
