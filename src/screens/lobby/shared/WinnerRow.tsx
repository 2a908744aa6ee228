import type { OwnWin, Winner } from '../../../../machines/lobby/vocabulary.js';
import { useMoney } from '../../../i18n/site.js';
import { Avatar } from '../../../ui/avatar/Avatar.js';
import { ListRow, type ListRowProps } from '../../../ui/list-row/ListRow.js';
import { Money } from '../../../ui/money/Money.js';
import * as css from './winnerRow.css.js';

/** `own`: what stands instead of the masked name of the player who is logged in. */
export type WinnerRowProps = Pick<ListRowProps, 'href'> & { winner: Winner | OwnWin; own?: string | undefined };

/** A winner with place, masked name, game and amount. */
export function WinnerRow({ winner: { rank, name, avatar, gameName, amount }, own, ...press }: WinnerRowProps) {
  const { short } = useMoney();
  return (
    <ListRow
      {...press}
      leading={
        <>
          <span className={rank !== null && rank <= 3 ? css.topRank : css.rank}>{rank ?? '1000+'}</span>
          <Avatar picture={avatar} />
        </>
      }
      title={own ?? name}
      note={<span lang="en">{gameName}</span>}
      value={<Money amount={short(amount)} />}
    />
  );
}
