import { defineMessage, useIntl } from 'react-intl';
import { gameDetailAddress, playAddress } from '../../../../machines/lobby/addresses.js';
import type { CountedGame } from '../../../../machines/promotions/countedGames.js';
import { formatPercent } from '../../../i18n/numbers.js';
import { GameCard, type GameCardProps } from '../../../ui/game-card/GameCard.js';

const contribution = defineMessage<{ percent: string }>({
  id: 'promotionRecord.contribution',
  defaultMessage: '{percent} counts',
});

type CountingGameProps = {
  counted: CountedGame;
  /** The participation that a playable game opens with, at one tap; null leads to the page of the game. */
  playsFor: string | null;
} & Pick<GameCardProps, 'isFirst' | 'place'>;

/** A game with the share of a stake that counts. */
export function CountingGame({
  counted: { game, contribution: percent },
  playsFor,
  isFirst = false,
  place,
}: CountingGameProps) {
  const { formatMessage } = useIntl();
  const { gameId, name, makerName, art, isPlayable, maintenanceStatus } = game;
  const isOpen = isPlayable && !maintenanceStatus;
  return (
    <GameCard
      href={playsFor !== null && isOpen ? playAddress(gameId, { recordId: playsFor }) : gameDetailAddress(gameId)}
      name={name}
      maker={makerName}
      line={formatMessage(contribution, { percent: formatPercent(percent) })}
      art={art}
      isFirst={isFirst}
      place={place}
    />
  );
}
