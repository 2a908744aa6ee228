import type { MessageDescriptor } from 'react-intl';
import type { GameBadgeProps } from '../../../ui/game-badge/GameBadge.js';
import type { GameCard } from '../../../../machines/vocabulary.js';
import { messages } from './messages.js';

type Marks = Pick<GameCard, 'isPlayable' | 'isHot' | 'isNew'>;
export type BadgeKind = GameBadgeProps['kind'];

export const badgeWord: Readonly<Record<BadgeKind, MessageDescriptor>> = {
  play: messages.playNow,
  hot: messages.hot,
  new: messages.new,
};

/** A card has at most one badge. GameTile shows maintenance and announced games in other ways. */
export const badgeOf = (game: Marks): BadgeKind | null => (game.isPlayable ? 'play' : markOf(game));

/** Why the site points to a game. The page of a game shows it; there the button says that the game can be played. */
export function markOf({ isPlayable, isHot, isNew }: Marks): Exclude<BadgeKind, 'play'> | null {
  // Nobody plays a game that is closed, or only announced.
  if (isHot && isPlayable) return 'hot';
  return isNew ? 'new' : null;
}
