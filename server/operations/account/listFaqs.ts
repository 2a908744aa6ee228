import { faqs } from '../../domain/account/app.js';
import { forAnyone } from '../../operation.js';

/** Questions that are often asked. */
export const operation = forAnyone('listFaqs', async ({ db, lang }) => ({ data: await faqs(db, lang) }));
