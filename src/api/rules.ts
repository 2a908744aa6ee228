/* What a caller says of a call. The rules themselves come with the client, which the first picture does not need. */

/** A call that nobody watches carries this header; it is taken off before the call leaves. */
export const quietHeader = 'x-quiet';
/** A call that is nobody's (section 7, "isToken false") carries this one: no bearer goes along. Taken off like the other. */
export const openHeader = 'x-open';
