import { faqs } from '../../domain/account/app.js';
import { forAnyone } from '../operation.js';

/** Frequently asked questions. */
export const operation = forAnyone('listFaqs', async ({ db, lang }) => ({ data: await faqs(db, lang) }));
