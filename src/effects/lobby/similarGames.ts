import { fromPromise } from 'xstate';
import type { GameCard } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';

export const defineSimilarGamesActors = ({ api, read }: Pick<Outside, 'api' | 'read'>) => ({
  loadSimilar: fromPromise<readonly GameCard[], { gameId: string }>(({ input: { gameId }, signal }) =>
    read(api.GET('/game/similar/{gameId}', { params: { path: { gameId } }, headers: noIndicator, signal })),
  ),
});
