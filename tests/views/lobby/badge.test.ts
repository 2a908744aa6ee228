import { expect, test } from 'vitest';
import { badgeOf, markOf } from '../../../src/screens/lobby/shared/badge.js';

test.each([
  ['that can be played', { isPlayable: true, isHot: true, isNew: true }, 'play', 'hot'],
  ['that is closed or only announced: it is never hot', { isPlayable: false, isHot: true, isNew: false }, null, null],
  ['that is announced and new', { isPlayable: false, isHot: true, isNew: true }, 'new', 'new'],
  ['that is nothing of it', { isPlayable: false, isHot: false, isNew: false }, null, null],
])('the badge of a game %s', (_, game, badge, mark) => {
  expect([badgeOf(game), markOf(game)]).toEqual([badge, mark]);
});
