import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { NoticesRef, NoticeTone } from '../../../machines/shared/notices.machine.js';
import { ToastRegion, type ToastKind } from '../../ui/toast-region/ToastRegion.js';
import { messages } from '../messages.js';
import { noticeMessage } from './messages.js';

const kinds: Readonly<Record<NoticeTone, ToastKind>> = { positive: 'success', critical: 'error', info: 'info' };

/** The first notice of the queue, in the region that screen readers follow. */
export function Notices({ notices }: { notices: NoticesRef }) {
  const { formatMessage } = useIntl();
  const shown = useSelector(notices, ({ context }) => context.queue[0] ?? null);
  const text = shown ? ('text' in shown ? shown.text : formatMessage(noticeMessage[shown.messageId])) : '';
  return <ToastRegion label={formatMessage(messages.messages)} toasts={shown ? [{ id: text, kind: kinds[shown.tone], text }] : []} />;
}
