import type { MessageDescriptor } from 'react-intl';
import type { GameBadgeProps } from '../../../ui/game-badge/GameBadge.js';
import type { GameCard } from '../../../../machines/vocabulary.js';
import { messages } from './messages.js';

type Marks = Pick<GameCard, 'isPlayable' | 'demoStatus' | 'isHot' | 'isNew'>;
export type BadgeKind = GameBadgeProps['kind'];

export const badgeWord: Readonly<Record<BadgeKind, MessageDescriptor>> = {
  play: messages.playNow,
  demo: messages.demo,
  hot: messages.hot,
  new: messages.new,
};

/**
 * A card has at most one badge: that the game can be played for money, or only as a demo, else why it is announced.
 * GameTile shows maintenance and announced games in other ways.
 */
export function badgeOf({ isPlayable, demoStatus, isHot, isNew }: Marks): BadgeKind | null {
  if (isPlayable) return 'play';
  if (demoStatus) return 'demo';
  if (isHot) return 'hot';
  return isNew ? 'new' : null;
}
