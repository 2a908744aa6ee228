import { fromPromise } from 'xstate';
import type { FoundSession, OpenRequest } from '../../../machines/play/opening.js';
import type { GameSession, Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { elsewhereOf } from './elsewhere.js';
import { isOpenInOtherTab } from './openGame.js';
import { noIndicator } from '../../api/rules.js';

/** Where a game sends its frame when the player leaves the game inside the frame (A7). */
const returnUrl = '/pages/index/gamePostMessagePage';

/** What is played with: the wallet, a promotion, or nothing. */
function moneyOf({ amount, isDemo, recordId }: Pick<OpenRequest, 'amount' | 'isDemo' | 'recordId'>) {
  if (isDemo) return {};
  return recordId === null ? { amount } : { promotionRecordId: recordId };
}

export const defineGameSessionActors = ({
  api,
  open,
  read,
  newKey,
}: Pick<Outside, 'api' | 'open' | 'read' | 'newKey'>) => ({
  loadOpenSession: fromPromise<FoundSession | null>(async ({ signal }) => {
    const found = await read(api.GET('/game/session/current', { headers: noIndicator, signal }));
    return found && { ...found, elsewhere: elsewhereOf(found, await isOpenInOtherTab(found.sessionId)) };
  }),
  reserveKey: fromPromise<string>(async () => newKey()),
  openGame: fromPromise<Result<GameSession>, OpenRequest>(
    ({ input: { gameId, amount, isDemo, recordId, key, device }, signal }) =>
      open(
        api.POST('/game/play/{gameId}', {
          params: { path: { gameId }, header: { 'Idempotency-Key': key } },
          body: { deviceType: device, demo: isDemo, returnUrl, ...moneyOf({ amount, isDemo, recordId }) },
          headers: noIndicator,
          signal,
        }),
      ),
  ),
});
