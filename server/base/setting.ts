/** One setting of the server: its default, its meaning, and how its text is parsed. */
export interface Setting<Value> {
  readonly fallback: Value;
  /** The default with DATABASE_URL. */
  readonly withDatabase?: Value;
  readonly means: string;
  /** Throws an error whose message says what was expected. */
  readonly read: (text: string) => Value;
}

export function text(fallback: string, means: string): Setting<string> {
  return { fallback, means, read: (value) => value };
}

/** A text of a certain form, or none. */
export function textOf(expected: string, isRight: (value: string) => boolean, means: string): Setting<string> {
  return {
    fallback: '',
    means,
    read: (value) => {
      if (value !== '' && !isRight(value)) throw new Error(`expected ${expected}`);
      return value;
    },
  };
}

export function flag(fallback: boolean, means: string): Setting<boolean> {
  return {
    fallback,
    means,
    read: (value) => {
      if (['1', 'true', 'yes', 'on'].includes(value.toLowerCase())) return true;
      if (['0', 'false', 'no', 'off', ''].includes(value.toLowerCase())) return false;
      throw new Error('expected true or false');
    },
  };
}

/** A flag that is on, but not on a PostgreSQL: a database of value gets no demo, and no codes on a public page. */
export function demoFlag(means: string): Setting<boolean> {
  return { ...flag(true, `${means}; false by default with DATABASE_URL`), withDatabase: false };
}

export function whole(fallback: number, means: string, least = 0, most = Number.MAX_SAFE_INTEGER): Setting<number> {
  return {
    fallback,
    means,
    read: (value) => {
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
      if (!Number.isSafeInteger(number) || number < least || number > most)
        throw new Error(
          `expected a whole number of at least ${least}${most === Number.MAX_SAFE_INTEGER ? '' : ` and at most ${most}`}`,
        );
      return number;
    },
  };
}

export const port = (fallback: number, means: string): Setting<number> => whole(fallback, means, 0, 65_535);

/** Texts separated by commas, each of a certain form. */
export function list(expected: string, isRight: (part: string) => boolean, means: string): Setting<readonly string[]> {
  return {
    fallback: [],
    means,
    read: (value) => {
      const parts = value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
      const wrong = parts.find((part) => !isRight(part));
      if (wrong !== undefined) throw new Error(`expected ${expected}, not ${wrong}`);
      return parts;
    },
  };
}

export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  fallback: Choice,
  means: string,
): Setting<Choice> {
  return {
    fallback,
    means: `${means} (${choices.join(', ')})`,
    read: (value) => {
      const found = choices.find((choice) => choice === value);
      if (found === undefined) throw new Error(`expected one of ${choices.join(', ')}`);
      return found;
    },
  };
}
