import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { GameTab } from '../../../../machines/lobby/addresses.js';
import type { Category } from '../../../../machines/lobby/vocabulary.js';
import type { GameInfo } from '../../../../machines/vocabulary.js';
import { formatShortCount } from '../../../i18n/numbers.js';
import { useSite } from '../../../i18n/site.js';
import { LineTabs } from '../../../ui/line-tabs/LineTabs.js';
import { Facts } from './Facts.js';
import * as css from './gameDetail.css.js';
import { messages } from './messages.js';

export type PartsProps = {
  game: GameInfo;
  category: Category | null;
  tab: GameTab;
  similar?: ReactNode;
  comments?: ReactNode;
  onTab: (tab: GameTab) => void;
};

/** A stable function, so that React calls it when the comments open and not at every render. */
const scrollTo = (parts: HTMLElement | null): void => parts?.scrollIntoView({ block: 'start' });

/** The tabs Detail and Comment. Playing stays above both. */
export function Parts({ game, category, tab, similar, comments, onTab }: PartsProps) {
  const { formatMessage } = useIntl();
  const { locale, device } = useSite();
  const { commentNum } = game;
  const words = formatMessage(messages.commentTab);
  return (
    <div ref={tab === 'comment' && device !== 'pc' ? scrollTo : undefined} className={css.parts}>
      {/* The open tab has the number in its heading, where it counts what the player has just posted. */}
      <LineTabs
        label={formatMessage(messages.tabs)}
        tabs={[
          { id: 'detail', label: formatMessage(messages.detailTab) },
          {
            id: 'comment',
            label: commentNum === 0 || tab === 'comment' ? words : `${words} (${formatShortCount(commentNum, locale)})`,
          },
        ]}
        selected={tab}
        onSelect={onTab}
      >
        <div className={css.part}>
          {tab === 'comment' ? (
            comments
          ) : (
            <>
              <Facts game={game} category={category} />
              {similar}
            </>
          )}
        </div>
      </LineTabs>
    </div>
  );
}
