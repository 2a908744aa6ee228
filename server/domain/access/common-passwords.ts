/** How many of the commonest passwords are refused (decision C6). */
const REFUSED = 10_000;

let common: Promise<ReadonlySet<string>> | undefined;

/** Whether the password is one of the commonest. The list is loaded when first asked for. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, REFUSED)),
  );
  return (await common).has(password.toLowerCase());
}
