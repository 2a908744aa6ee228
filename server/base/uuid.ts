/** Whether a text is a UUID (RFC 9562, section 4). PostgreSQL fails on any other text, where the caller wants "not found". */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
