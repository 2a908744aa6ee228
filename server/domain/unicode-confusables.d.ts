/** The package's own declarations are in a file that its `types` does not name rightly. */
declare module 'unicode-confusables' {
  /** Replaces each character by the one that it looks like, by the table of UTS 39. */
  export function rectifyConfusion(text: string): string;
}
