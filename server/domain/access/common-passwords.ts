/** How many of the most common passwords are refused (decision C6). */
const REFUSED = 10_000;

let common: Promise<ReadonlySet<string>> | undefined;

/** Whether the password is one of the most common. The list is loaded when first needed. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, REFUSED)),
  );
  return (await common).has(password.toLowerCase());
}
