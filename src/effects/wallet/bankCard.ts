import { fromPromise } from 'xstate';
import type { CardFields, CardForm } from '../../../machines/wallet/bankCard.js';
import type { BankCard } from '../../../machines/wallet/withdrawalTerms.js';
import type { Result } from '../../../machines/vocabulary.js';
import { readUser } from '../access/user.js';
import type { Outside } from '../outside.js';
import { defineLoadCards } from './bankCards.js';

export const defineBankCardActors = ({ api, open, read, body }: Pick<Outside, 'api' | 'open' | 'read' | 'body'>) => ({
  loadForm: fromPromise<CardForm | null, { cardId: string | null }>(async ({ input: { cardId }, signal }) => {
    const [banks, cards, { realname, phone }] = await Promise.all([
      read(api.GET('/pay/supportBank/list', { signal })),
      read(api.GET('/gameUserBankCard/list', { signal })),
      readUser({ api, body }, signal),
    ]);
    const card = cards.find(({ id }) => id === cardId) ?? null;
    if (cardId !== null && card === null) return null;
    return { banks, cards, card, realname, phone };
  }),
  sendCard: fromPromise<Result<BankCard>, { cardId: string | null; fields: CardFields }>(
    ({ input: { cardId, fields }, signal }) => {
      const { bank, holder, account, phone, isDefault } = fields;
      const card = {
        bank,
        bankCardName: holder,
        ...(phone === '' ? {} : { bankCardRemark: phone }),
        ...(isDefault ? { defaultStatus: 1 as const } : {}),
      };
      const number = account === '' ? {} : { bankCardAccount: account };
      return cardId === null
        ? open(
            api.POST('/gameUserBankCard', {
              body: { ...card, bankCardAccount: account, operatorCode: 'CUSTOM' },
              signal,
            }),
          )
        : open(api.PUT('/gameUserBankCard', { body: { id: cardId, ...card, ...number }, signal }));
    },
  ),
  loadCards: defineLoadCards({ api, read }),
});
