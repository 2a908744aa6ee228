/** An id of the wire as the table's number; -1, which no row has, for an invalid id. */
export const numberOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : -1);
