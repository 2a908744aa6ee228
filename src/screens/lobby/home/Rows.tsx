import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { browserAddress, gameDetailAddress, makerAddress, playAddress } from '../../../../machines/lobby/addresses.js';
import { path } from '../../../../machines/addresses.js';
import type { GameCard, Home } from '../../../../machines/vocabulary.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { CardRow, LongRow } from '../../../ui/card-row/CardRow.js';
import { ContinueCard } from '../../../ui/continue-card/ContinueCard.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { PressTarget } from '../../../ui/press/PressTarget.js';
import { SkeletonBlock } from '../../../ui/skeleton/Skeleton.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import { GameTile } from '../shared/GameTile.js';
import type { Hearts } from '../shared/hearts.js';
import * as css from './home.css.js';
import { allOf, inGame, messages, playOf, readAt, resumeOf } from './messages.js';
import type { Continued } from './selectors.js';

/** "All ›", with the section's name for screen readers. */
function useAll() {
  const { formatMessage } = useIntl();
  return (section: string, href: string) => ({
    href,
    label: formatMessage(messages.all),
    name: formatMessage(allOf, { section }),
  });
}

type ContinueRowProps = {
  /**
   * `pending`: the row keeps its space while the history loads. `none`: the player has not played yet; the row stays, or
   * all rows below it would move. `unread`: the history could not be loaded.
   */
  continued: readonly Continued[] | 'pending' | 'none' | 'unread';
  asOf: number | null;
  onRetry: () => void;
};

export function ContinueRow({ continued, asOf, onRetry }: ContinueRowProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const all = useAll();
  const words = formatMessage(messages.continue);
  const heading =
    asOf === null ? (
      words
    ) : (
      <>
        {words}
        <span className={smallMuted}>{formatMessage(readAt, { time: dateTime(new Date(asOf).toISOString()) })}</span>
      </>
    );
  return (
    <CardRow kind="wide" heading={heading} all={all(words, `${path.myGames}?tab=history`)}>
      {continued === 'pending' ? (
        <li className={css.continueSkeleton}>
          <SkeletonBlock />
        </li>
      ) : continued === 'none' ? (
        <li className={css.continueNone}>
          <FormattedMessage {...messages.continueNone} />
        </li>
      ) : continued === 'unread' ? (
        <li>
          <RetryNote tone="quiet" retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
            <FormattedMessage {...messages.continueUnread} />
          </RetryNote>
        </li>
      ) : (
        continued.map(({ game: { gameId, name, art, makerName }, inGame: held }) => (
          <ContinueCard
            key={gameId}
            name={name}
            art={art}
            note={held === null ? <span lang="en">{makerName}</span> : formatMessage(inGame, { amount: money(held) })}
            action={
              <Button
                variant="soft"
                size="small"
                href={held === null ? gameDetailAddress(gameId) : playAddress(gameId)}
                aria-label={formatMessage(held === null ? playOf : resumeOf, { name })}
              >
                <FormattedMessage {...(held === null ? messages.play : messages.resume)} />
              </Button>
            }
          />
        ))
      )}
    </CardRow>
  );
}

type GamesRowProps = { kind: 'hot' | 'newest'; games: readonly GameCard[]; hearts: Hearts; isFirst?: boolean };
const sortOf = { hot: 'hot', newest: 'new' } as const;

// Rows are memoised: home renders again when the player or the balance changes, which no row shows.

/** The first row's art is in the first viewport: four of its pictures load eagerly. */
export const GamesRow = memo(function GamesRow({ kind, games, hearts, isFirst = false }: GamesRowProps) {
  const { formatMessage } = useIntl();
  const all = useAll();
  const heading = formatMessage(messages[kind]);
  return (
    <CardRow heading={heading} all={all(heading, browserAddress({ sort: sortOf[kind] }))}>
      <LongRow items={games}>
        {(game, index) => <GameTile key={game.gameId} game={game} hearts={hearts} isFirst={isFirst && index < 4} />}
      </LongRow>
    </CardRow>
  );
});

export const MakersRow = memo(function MakersRow({ byMaker }: { byMaker: Home['byMaker'] }) {
  const { formatMessage } = useIntl();
  const all = useAll();
  const heading = formatMessage(messages.makers);
  return (
    <CardRow kind="tiles" heading={heading} all={all(heading, browserAddress({}))}>
      {byMaker.map(({ maker: { makerId, makerName, logo } }) => (
        <li key={makerId}>
          <PressTarget href={makerAddress(makerId)} className={css.maker}>
            <img src={logo} alt="" width={48} height={48} loading="lazy" className={css.mark} />
            <span lang="en">{makerName}</span>
          </PressTarget>
        </li>
      ))}
    </CardRow>
  );
});

/** Makers with their games, chosen by the server. */
export const MakerGames = memo(function MakerGames({ byMaker, hearts }: { byMaker: Home['byMaker']; hearts: Hearts }) {
  const all = useAll();
  return byMaker
    .filter(({ games }) => games.length > 0)
    .map(({ maker: { makerId, makerName }, games }) => (
      <div key={makerId} className={css.later}>
        <CardRow heading={<span lang="en">{makerName}</span>} all={all(makerName, makerAddress(makerId))}>
          <LongRow items={games} isLater>
            {(game) => <GameTile key={game.gameId} game={game} hearts={hearts} />}
          </LongRow>
        </CardRow>
      </div>
    ));
});
