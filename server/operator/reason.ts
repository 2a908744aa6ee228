/** Characters of a reason, as the database checks them. */
export const LEAST_REASON = 3;
export const MOST_REASON = 300;

/** For the help text of a command that asks for a reason. */
export const REASON_HELP = `the reason has ${LEAST_REASON} to ${MOST_REASON} characters`;

/** The reason at the end of a command, in the words of the operator; null without a usable one. */
export function reasonIn(words: readonly string[]): string | null {
  const reason = words.join(' ').trim();
  return reason.length >= LEAST_REASON && reason.length <= MOST_REASON ? reason : null;
}

/** The reason of a command as its record keeps it; a missing one is refused by the command itself, which names its choices. */
export function givenWhy(words: readonly string[]): { readonly why: string } | false {
  const why = reasonIn(words);
  return why !== null && { why };
}
