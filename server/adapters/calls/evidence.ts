import { inspect } from 'node:util';

/** An answer that the port does not allow, kept for an operator. */
export interface Evidence {
  readonly company: string;
  readonly call: string;
  /** What was asked about: an order, a transfer, a session. */
  readonly about: string;
  /** What does not fit, without the values. */
  readonly problem: string;
  /** The answer, shortened and without secrets. */
  readonly answer: string;
}

const LONGEST_TEXT = 200;
const MOST_ITEMS = 20;
const DEEPEST = 5;
const LONGEST_ANSWER = 2_000;

/** Names of fields whose values open something. */
const SECRET = /token|secret|passw|signature|authori[sz]ation|cookie|code|verifier|card|url/i;

/** The answer as text: shortened, without secrets, and without characters that a database cannot store. */
export function asEvidence(answer: unknown): string {
  const text = inspect(withoutSecrets(answer, 0), {
    depth: DEEPEST + 1,
    maxArrayLength: MOST_ITEMS,
    maxStringLength: LONGEST_TEXT,
    breakLength: Number.POSITIVE_INFINITY,
    compact: true,
  });
  return text.replaceAll('\0', '␀').slice(0, LONGEST_ANSWER);
}

function withoutSecrets(value: unknown, depth: number): unknown {
  // A long run of digits in a text may be the number of a card or an account.
  if (typeof value === 'string') return value.slice(0, LONGEST_TEXT).replaceAll(/\d{12,}/g, '[digits]');
  if (typeof value !== 'object' || value === null || value instanceof Date || value instanceof Error)
    return value instanceof Error ? value.name : value;
  if (depth === DEEPEST) return '[deeper]';
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((item) => withoutSecrets(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_ITEMS)
      .map(([name, inner]) => [
        name.slice(0, LONGEST_TEXT),
        SECRET.test(name) && inner !== null && inner !== undefined
          ? `[redacted ${typeof inner}${secretScheme(inner)}]`
          : withoutSecrets(inner, depth + 1),
      ]),
  );
}

/** The scheme of a URL and its host tell an operator what is wrong with it; its path may be the permission to open it. */
function secretScheme(value: unknown): string {
  if (typeof value !== 'string' || !URL.canParse(value)) return '';
  const { protocol, host } = new URL(value);
  return ` ${protocol}${host === '' ? '' : `//${host}`}`;
}
