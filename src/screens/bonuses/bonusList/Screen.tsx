import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { BonusListRef } from '../../../../machines/bonuses/bonusList.machine.js';
import { page, stack } from '../../../ui/layout/layout.css.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { ClaimsDialog } from '../shared/ClaimsDialog.js';
import { selectPanel, selectTail } from '../shared/list.js';
import { BonusDialog } from './BonusDialog.js';
import { LevelPart } from './LevelPart.js';
import { titles } from './messages.js';
import * as select from './selectors.js';
import { BonusListView } from './View.js';

/** The bonuses of the house, or those of the player's level. */
export function BonusListScreen({ bonuses }: { bonuses: BonusListRef }) {
  const { formatMessage } = useIntl();
  const list = useSelector(bonuses, select.selectList) === 'levelBonus' ? 'level' : 'system';
  const claims = useSelector(bonuses, select.selectClaims);
  const summary = useSelector(bonuses, select.selectSummary);
  const filter = useSelector(bonuses, select.selectFilter);
  return (
    <>
      <AccountHeader title={formatMessage(titles[list])} />
      <div className={page}>
        <div className={stack[16]}>
          {list === 'level' ? (
            <LevelPart
              summary={summary}
              filter={filter}
              onFilter={(chosen) => bonuses.send({ type: 'bonuses.filtered', filter: chosen })}
            />
          ) : null}
          <BonusListView
            list={list}
            panel={useSelector(bonuses, selectPanel)}
            rows={useSelector(bonuses, select.selectRows)}
            tail={useSelector(bonuses, selectTail)}
            isFiltered={filter !== 'all'}
            onOpen={(bonusId) => bonuses.send({ type: 'bonuses.opened', bonusId })}
            onMore={() => bonuses.send({ type: 'bonuses.moreWanted' })}
            onRetry={() => bonuses.send({ type: 'bonuses.retried' })}
          />
        </div>
      </div>
      <BonusDialog
        bonus={useSelector(bonuses, select.selectChosen)}
        onClaim={() => bonuses.send({ type: 'bonuses.claimed' })}
        onClose={() => bonuses.send({ type: 'bonuses.closed' })}
      />
      {claims ? <ClaimsDialog claims={claims} /> : null}
    </>
  );
}
