/** Characters of a reason, as the database checks them. */
const LEAST = 3;
const MOST = 300;

/** For the help text of a command that asks for a reason. */
export const REASON_HELP = `the reason has ${LEAST} to ${MOST} characters`;

/** The reason at the end of a command, in the words of the operator; null without a usable one. */
export function reasonIn(words: readonly string[]): string | null {
  const reason = words.join(' ').trim();
  return reason.length >= LEAST && reason.length <= MOST ? reason : null;
}
