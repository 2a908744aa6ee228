import * as v from 'valibot';
import { ANIMAL_NAMES } from '../art/names.js';
import { readContent, said } from './read.js';

const { regulars, newcomers } = readContent(
  'players',
  v.strictObject({ regulars: v.array(said), newcomers: v.array(said) }),
);

/** Friends of the demo player who registered recently. */
export const NEWCOMERS = newcomers;

/** Players who fill the winners lists and the comments: the seed plays real rounds for them. */
export const SEEDED_PLAYERS = regulars.map((username, index) => ({
  username,
  nickname: username.replace(/^./, (first) => first.toUpperCase()).replaceAll(/\d/g, ''),
  /** The id of the picture in the art index. */
  avatarArtId: `avatar-${ANIMAL_NAMES[index % ANIMAL_NAMES.length] ?? 'cat'}`,
  level: index % 9 === 0 ? 3 : index % 4,
}));
