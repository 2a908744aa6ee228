import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { PromotionGamesRef } from '../../../../machines/promotions/promotionGames.machine.js';
import { page } from '../../../ui/layout/layout.css.js';
import { PromotionHeader } from '../shared/PromotionHeader.js';
import { messages } from './messages.js';
import * as select from './selectors.js';
import { CountedGames, PromotionGamesView } from './View.js';

export function PromotionGamesScreen({ games: flow }: { games: PromotionGamesRef }) {
  const { formatMessage } = useIntl();
  const place = useSelector(flow, select.selectPlace);
  const list = useSelector(flow, select.selectGames);
  return (
    <>
      <PromotionHeader title={place?.title ?? formatMessage(messages.title)} isOwn={place?.recordId != null} />
      <div className={page}>
        <PromotionGamesView
          isUnavailable={useSelector(flow, select.selectIsUnavailable)}
          isMissing={useSelector(flow, select.selectIsMissing)}
          place={place}
          filter={useSelector(flow, select.selectFilter)}
          turn={useSelector(flow, select.selectTurn)}
          onFilter={(filter) => flow.send({ type: 'promotionGames.filtered', filter })}
          onRetry={() => flow.send({ type: 'promotionGames.retried' })}
        >
          {list && place ? (
            <CountedGames list={list} place={place} onClear={() => flow.send({ type: 'promotionGames.cleared' })} />
          ) : null}
        </PromotionGamesView>
      </div>
    </>
  );
}
