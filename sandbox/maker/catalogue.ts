import type { GameName } from './games/games.js';

interface Listed {
  readonly game: GameName;
  /** The look of the page: sky and pictures. */
  readonly theme: string;
}

/** The maker's games by the number under which the lobby lists them. */
const CATALOGUE: ReadonlyMap<number, Listed> = new Map([
  [1001, { game: 'slot', theme: 'mango' }],
  [1004, { game: 'slot', theme: 'dragonfruit' }],
  [1015, { game: 'slot', theme: 'pearl' }],
  [1028, { game: 'slot', theme: 'kite' }],
  [1037, { game: 'slot', theme: 'drum' }],
  [2001, { game: 'roulette', theme: 'roulette' }],
  [3001, { game: 'poker', theme: 'poker' }],
  [4001, { game: 'dice', theme: 'dice' }],
  [5001, { game: 'fishing', theme: 'fishing' }],
  [6001, { game: 'sports', theme: 'sports' }],
]);

/** A game that the catalogue does not have is the slot in its first look. */
const OTHER: Listed = { game: 'slot', theme: 'mango' };

export const listed = (gameRef: number): Listed => CATALOGUE.get(gameRef) ?? OTHER;

export const gameOf = (gameRef: number): GameName => listed(gameRef).game;
