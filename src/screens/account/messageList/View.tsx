import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageCategory } from '../../../../machines/account/messages.js';
import { path } from '../../../../machines/addresses.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { useBack } from '../../../ui/page-header/useBack.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { Failure } from '../../../ui/statement/Failure.js';
import * as css from '../shared/messages.css.js';
import { categories, common } from '../shared/messageTexts.js';
import { messages } from './messages.js';
import { Tools, type ToolsProps } from './Tools.js';

export type MessageListViewProps = ToolsProps & {
  category: MessageCategory;
  /** Whether the messages are deleted. */
  isUnknown: boolean;
  problem: Problem | null;
  onRetry: () => void;
  /** The rows. */
  children: ReactNode;
};

export function MessageListView({ category, isUnknown, problem, onRetry, children, ...tools }: MessageListViewProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <AccountHeader
        title={formatMessage(categories[category])}
        through={[{ label: formatMessage(common.title), href: path.message }]}
        onBack={useBack(path.message)}
      />
      <div className={`${layout.page} ${layout.stack[16]} ${css.column}`}>
        {isUnknown ? (
          <Failure
            heading={formatMessage(messages.unknownTitle)}
            retry={<FormattedMessage {...common.lookAgain} />}
            onRetry={onRetry}
          >
            <FormattedMessage {...messages.unknownText} />
          </Failure>
        ) : (
          <>
            <Tools {...tools} />
            <Refusal problem={problem} />
            {children}
          </>
        )}
      </div>
    </>
  );
}
