import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { GameFeature } from '../../../../machines/lobby/vocabulary.js';

/** What a game has, in words. */
export const featureWords: Readonly<Record<GameFeature, MessageDescriptor>> = defineMessages({
  demo: { id: 'game.feature.demo', defaultMessage: 'Free demo' },
  lines: { id: 'game.feature.lines', defaultMessage: 'Win lines' },
  ways: { id: 'game.feature.ways', defaultMessage: 'Wins anywhere' },
  cascades: { id: 'game.feature.cascades', defaultMessage: 'Cascades' },
  wilds: { id: 'game.feature.wilds', defaultMessage: 'Wilds' },
  manyBets: { id: 'game.feature.manyBets', defaultMessage: 'Several bets a round' },
  cardSwap: { id: 'game.feature.cardSwap', defaultMessage: 'Card exchange' },
});
