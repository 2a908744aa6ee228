import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { BonusListRef } from '../../../../machines/bonuses/bonusList.machine.js';
import { page, stack } from '../../../ui/layout/layout.css.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { ClaimsDialog } from '../shared/ClaimsDialog.js';
import { BonusDialog } from './BonusDialog.js';
import { LevelPart } from './LevelPart.js';
import { titles } from './messages.js';
import * as select from './selectors.js';
import { BonusListView, BonusesLoading } from './View.js';

/** The bonuses of the house, or those of the player's level. */
export function BonusListScreen({ bonuses }: { bonuses: BonusListRef }) {
  const { formatMessage } = useIntl();
  const list = useSelector(bonuses, select.selectList) === 'levelBonus' ? 'level' : 'system';
  const granted = useSelector(bonuses, select.selectBonuses);
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
              onFilter={(chosen) => bonuses.send({ type: 'bonusList.filtered', filter: chosen })}
            />
          ) : null}
          {granted ? (
            <BonusListView
              bonuses={granted}
              list={list}
              isFiltered={filter !== 'all'}
              onOpen={(bonus) => bonuses.send({ type: 'bonusList.opened', bonus })}
            />
          ) : (
            <BonusesLoading />
          )}
        </div>
      </div>
      <BonusDialog
        bonus={useSelector(bonuses, select.selectOpened)}
        onClaim={() => bonuses.send({ type: 'bonusList.claimed' })}
        onClose={() => bonuses.send({ type: 'bonusList.closed' })}
      />
      {claims ? <ClaimsDialog claims={claims} /> : null}
    </>
  );
}
