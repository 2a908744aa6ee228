/** What a player says of a game: a heart or a thumb. `status` is what the player wants, so that sending it twice is safe. */
export type Mark = { kind: 'favorite' | 'like'; gameId: string; status: boolean };

const isOfSameGame = (one: Mark, other: Mark): boolean => one.kind === other.kind && one.gameId === other.gameId;

/** Only the last mark of a game and kind counts. */
export const lastMarks = (marks: readonly Mark[]): readonly Mark[] =>
  marks.filter((mark, at) => !marks.slice(at + 1).some((later) => isOfSameGame(mark, later)));

/** The favourites after a mark; a like changes none. */
export const markedIn = (gameIds: readonly string[], { kind, gameId, status }: Mark): readonly string[] => {
  if (kind === 'like') return gameIds;
  const others = gameIds.filter((id) => id !== gameId);
  return status ? [gameId, ...others] : others;
};
