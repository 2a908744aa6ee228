import { fromPromise } from 'xstate';
import type { ExitResult, OpenRequest, SeatSession } from '../../../machines/play/vocabulary.js';
import type { GameSession, Result } from '../../../machines/vocabulary.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';

/** The charts draw every refusal of these themselves (B3). */
const drawn = { quiet: true };
/** Nobody waits for these: no loading indicator either. */
const unwatched = { [quietHeader]: '1' };
/** Where a game sends its frame when the player leaves it there (A7). */
const returnUrl = '/pages/index/gamePostMessagePage';

type Question = { sessionId: string };

export const defineFindOpenSession = ({ api, read }: Pick<Outside, 'api' | 'read'>) =>
  fromPromise<GameSession | null>(({ signal }) =>
    read(api.GET('/game/session/current', { headers: unwatched, signal }), drawn),
  );

export const defineGameSessionActors = ({
  api,
  open,
  read,
  newKey,
}: Pick<Outside, 'api' | 'open' | 'read' | 'newKey'>) => ({
  findOpenSession: defineFindOpenSession({ api, read }),
  reserveKey: fromPromise<string>(async () => newKey()),
  openGame: fromPromise<Result<GameSession>, OpenRequest>(
    ({ input: { gameId, amount, isDemo, key, device }, signal }) =>
      open(
        api.POST('/game/play/{gameId}', {
          params: { path: { gameId }, header: { 'Idempotency-Key': key } },
          body: { deviceType: device, demo: isDemo, returnUrl, ...(isDemo ? {} : { amount }) },
          headers: unwatched,
          signal,
        }),
        drawn,
      ),
  ),
});

export const defineBoardGame = ({ api, open, now }: Pick<Outside, 'api' | 'open' | 'now'>) =>
  fromPromise<Result<SeatSession>, Question>(async ({ input, signal }) => {
    const found = await open(
      api.GET('/game/session/info/{sessionId}', { params: { path: input }, headers: unwatched, signal }),
      drawn,
    );
    return found.ok ? { ok: true, value: { ...found.value, readAt: now() } } : found;
  });

export const defineExitGame = ({ api, open }: Pick<Outside, 'api' | 'open'>) =>
  fromPromise<Result<ExitResult>, Question>(({ input, signal }) =>
    open(api.POST('/exitGame', { body: input, headers: unwatched, signal }), drawn),
  );

/** "Update the in-game balance manually" (section 4). */
export const defineUpdateMoney = ({ api, open }: Pick<Outside, 'api' | 'open'>) =>
  fromPromise<Result<GameSession>, Question>(({ input, signal }) =>
    open(
      api.POST('/game/session/refreshBalance/{sessionId}', { params: { path: input }, headers: unwatched, signal }),
      drawn,
    ),
  );
