import type { components } from '../../openapi/user-api.js';
import type { Db } from '../../server/db/open.js';
import { isSignedBy, sign } from './secret.js';

type PayCallback = components['schemas']['PayCallback'];
type Told = Omit<PayCallback, 'signature'>;

/** A signed callback of the embedded company. */
export async function signed(db: Db, told: Told): Promise<PayCallback> {
  return { ...told, signature: await sign(db, 'sandboxPaySecret', fieldsOf(told)) };
}

/** Whether the embedded company signed the callback. */
export const isSigned = (db: Db, { signature = '', ...told }: PayCallback): Promise<boolean> =>
  isSignedBy(db, 'sandboxPaySecret', fieldsOf(told), signature);

const fieldsOf = ({ orderNo, status, payAmount, currency }: Told) => [orderNo, status, payAmount, currency];
