import { fromPromise } from 'xstate';
import type { BankCard } from '../../../machines/wallet/withdrawalTerms.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';

export const defineLoadCards = ({ api, read }: Pick<Outside, 'api' | 'read'>) =>
  fromPromise<readonly BankCard[]>(({ signal }) => read(api.GET('/gameUserBankCard/list', { signal })));

export const defineBankCardsActors = ({ api, open, read, done }: Pick<Outside, 'api' | 'open' | 'read' | 'done'>) => ({
  loadCards: defineLoadCards({ api, read }),
  chooseDefault: fromPromise<Result<BankCard>, { cardId: string }>(({ input, signal }) =>
    open(api.PUT('/gameUserBankCard/default/{id}', { params: { path: { id: input.cardId } }, signal })),
  ),
  deleteCard: fromPromise<Result<null>, { cardId: string }>(({ input, signal }) =>
    done(api.DELETE('/gameUserBankCard/{id}', { params: { path: { id: input.cardId } }, signal })),
  ),
});
