import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { gameDetailAddress } from '../../../../machines/lobby/addresses.js';
import type { GameCard as Game } from '../../../../machines/vocabulary.js';
import { useDates } from '../../../i18n/site.js';
import { GameCard, type GameCardProps } from '../../../ui/game-card/GameCard.js';
import { badgeOf, badgeWord } from './badge.js';
import type { Hearts } from './hearts.js';
import { addFavourite, messages, removeFavourite, until } from './messages.js';

export type GameTileProps = { game: Game; hearts: Hearts; shownName?: ReactNode } & Pick<
  GameCardProps,
  'isFirst' | 'place'
>;

/** The card of a game. */
export function GameTile({ game, hearts, shownName, isFirst = false, place }: GameTileProps) {
  const { formatMessage } = useIntl();
  const { clock } = useDates();
  const { gameId, name, makerName, art, isPlayable, maintenanceStatus, maintenanceEndTime } = game;
  const badge = badgeOf(game);
  const isOn = hearts.has(gameId);
  return (
    <GameCard
      href={gameDetailAddress(gameId)}
      name={shownName ?? name}
      maker={makerName}
      note={isPlayable ? undefined : formatMessage(messages.soon)}
      art={art}
      isFirst={isFirst}
      place={place}
      badge={badge === null ? undefined : { kind: badge, label: formatMessage(badgeWord[badge]) }}
      maintenance={
        maintenanceStatus
          ? maintenanceEndTime === null
            ? formatMessage(messages.maintenance)
            : formatMessage(until, { time: clock(maintenanceEndTime) })
          : undefined
      }
      favourite={{
        label: formatMessage(isOn ? removeFavourite : addFavourite, { name }),
        isOn,
        onPress: () => hearts.toggle(gameId),
      }}
    />
  );
}
