/** Whether PostgreSQL takes a text as a uuid (RFC 9562, section 4); others would be its error, not our "not there". */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
