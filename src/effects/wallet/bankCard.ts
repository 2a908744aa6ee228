import { fromPromise } from 'xstate';
import { isStoredIn, type CardForm } from '../../../machines/wallet/bankCard.js';
import { cardFormWrite } from '../../../machines/wallet/cardWrites.js';
import { readUser } from '../access/user.js';
import type { Outside } from '../outside.js';
import { outcomeOf, provideWrite } from '../shared/provideWrite.js';
import { readCards } from './bankCards.js';

export const defineBankCardActors = ({ api, done, read, body }: Pick<Outside, 'api' | 'done' | 'read' | 'body'>) => ({
  loadForm: fromPromise<CardForm | null, { cardId: string | null }>(async ({ input: { cardId }, signal }) => {
    const [banks, cards, { realname, phone }] = await Promise.all([
      read(api.GET('/pay/supportBank/list', { signal })),
      readCards({ api, read }, signal),
      readUser({ api, body }, signal),
    ]);
    const card = cards.find(({ id }) => id === cardId) ?? null;
    if (cardId !== null && card === null) return null;
    return { banks, cards, card, realname, phone };
  }),
  sendCard: provideWrite(cardFormWrite, {
    send: ({ form, fields }, signal) => {
      const { bank, holder, account, phone, isDefault } = fields;
      const card = {
        bank,
        bankCardName: holder,
        ...(phone === '' ? {} : { bankCardRemark: phone }),
        ...(isDefault ? { defaultStatus: 1 as const } : {}),
      };
      const number = account === '' ? {} : { bankCardAccount: account };
      return form.card === null
        ? done(
            api.POST('/gameUserBankCard', {
              body: { ...card, bankCardAccount: account, operatorCode: 'CUSTOM' },
              signal,
            }),
          )
        : done(api.PUT('/gameUserBankCard', { body: { id: form.card.id, ...card, ...number }, signal }));
    },
    trace: async ({ form, fields }, signal) =>
      outcomeOf(isStoredIn(form, fields, await readCards({ api, read }, signal))),
  }),
});
