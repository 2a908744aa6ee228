// Storage may return what another version or another program has written: each part is checked before it is used.

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
