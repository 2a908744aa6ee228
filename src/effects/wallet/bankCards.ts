import { fromPromise } from 'xstate';
import type { BankCard } from '../../../machines/wallet/withdrawalTerms.js';
import { cardWrite } from '../../../machines/wallet/cardWrites.js';
import type { Outside } from '../outside.js';
import { outcomeOf, provideWrite } from '../shared/provideWrite.js';

type World = Pick<Outside, 'api' | 'read' | 'done'>;

export const readCards = (
  { api, read }: Pick<World, 'api' | 'read'>,
  signal: AbortSignal,
): Promise<readonly BankCard[]> => read(api.GET('/gameUserBankCard/list', { signal }));

const paramsOf = (cardId: string) => ({ path: { id: cardId } });

export function defineBankCardsActors(world: World) {
  const { api, done } = world;
  return {
    loadCards: fromPromise<readonly BankCard[]>(({ signal }) => readCards(world, signal)),
    sendDefault: provideWrite(cardWrite, {
      send: ({ cardId }, signal) =>
        done(api.PUT('/gameUserBankCard/default/{id}', { params: paramsOf(cardId), signal })),
      trace: async ({ cardId }, signal) =>
        outcomeOf(
          (await readCards(world, signal)).some(({ id, defaultStatus }) => id === cardId && defaultStatus === 1),
        ),
    }),
    sendDeletion: provideWrite(cardWrite, {
      send: ({ cardId }, signal) => done(api.DELETE('/gameUserBankCard/{id}', { params: paramsOf(cardId), signal })),
      trace: async ({ cardId }, signal) => outcomeOf((await readCards(world, signal)).every(({ id }) => id !== cardId)),
    }),
  };
}
