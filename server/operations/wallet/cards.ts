import { refusal } from '../../base/refusal.js';
import { addCard, changeCard, chooseCard, deleteCards, findCard, listCards } from '../../domain/wallet/cards.js';
import { forPlayer } from '../operation.js';
import { cardOf } from './shown-bank-cards.js';

/** The player's cards, the default first, numbers masked. */
export const listBankCards = forPlayer('listBankCards', async ({ db, services, player }) => ({
  data: (await listCards(db, player.id)).map((card) => cardOf(card, services)),
}));

/** One card with its number masked. */
export const getBankCard = forPlayer('getBankCard', async ({ db, services, player, path }) => {
  const card = await findCard(db, player, path.id);
  return card ? { data: cardOf(card, services) } : refusal('notFound');
});

/** Adds a card; the response warns if its holder is not the player's real name (E5). */
export const addBankCard = forPlayer('addBankCard', async ({ db, services, player, body }) => {
  const card = await addCard(db, services, player, body);
  return card instanceof Error ? card : { data: cardOf(card, services) };
});

/** Changes a card that no open withdrawal uses. Fields that are left out stay. */
export const changeBankCard = forPlayer('changeBankCard', async ({ db, services, player, body }) => {
  const card = await changeCard(db, services, player, body);
  return card instanceof Error ? card : { data: cardOf(card, services) };
});

/** Makes a card the default. May be repeated. */
export const setDefaultBankCard = forPlayer('setDefaultBankCard', async ({ db, services, player, path }) => {
  const card = await chooseCard(db, player, path.id);
  return card instanceof Error ? card : { data: cardOf(card, services) };
});

/** Deletes all given cards or none. */
export const deleteBankCards = forPlayer(
  'deleteBankCards',
  async ({ db, services, player, path }) => (await deleteCards(db, services, player, path.id)) ?? {},
);
