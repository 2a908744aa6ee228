import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { MemberLevelRef } from '../../../../machines/bonuses/memberLevel.machine.js';
import { page } from '../../../ui/layout/layout.css.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { messages } from './messages.js';
import * as select from './selectors.js';
import { MemberLevelView } from './View.js';

export function MemberLevelScreen({ level }: { level: MemberLevelRef }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <AccountHeader title={formatMessage(messages.title)} />
      <div className={page}>
        <MemberLevelView
          known={useSelector(level, select.selectKnown)}
          isUnavailable={useSelector(level, select.selectIsUnavailable)}
          onRetry={() => level.send({ type: 'memberLevel.retried' })}
        />
      </div>
    </>
  );
}
