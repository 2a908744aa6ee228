import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { PromotionGamesRef } from '../../../../machines/promotions/promotionGames.machine.js';
import { page } from '../../../ui/layout/layout.css.js';
import { PromotionHeader } from '../shared/PromotionHeader.js';
import { messages } from './messages.js';
import * as select from './selectors.js';
import { PromotionGamesView } from './View.js';

export function PromotionGamesScreen({ games: flow }: { games: PromotionGamesRef }) {
  const { formatMessage } = useIntl();
  const place = useSelector(flow, select.selectPlace);
  return (
    <>
      <PromotionHeader title={place?.title ?? formatMessage(messages.title)} isOwn={place?.recordId != null} />
      <div className={page}>
        <PromotionGamesView
          panel={useSelector(flow, select.selectPanel)}
          place={place}
          owner={useSelector(flow, select.selectOwner)}
          filter={useSelector(flow, select.selectFilter)}
          turn={useSelector(flow, select.selectTurn)}
          rows={useSelector(flow, select.selectRows)}
          total={useSelector(flow, select.selectTotal)}
          tail={useSelector(flow, select.selectTail)}
          onFilter={(filter) => flow.send({ type: 'promotionGames.filtered', filter })}
          onClear={() => flow.send({ type: 'promotionGames.cleared' })}
          onMore={() => flow.send({ type: 'promotionGames.moreWanted' })}
          onRetry={() => flow.send({ type: 'promotionGames.retried' })}
        />
      </div>
    </>
  );
}
