import { signUp } from '../../domain/access/sign-up.js';
import { forAnyone } from '../operation.js';

/** Opens an account and logs in. */
export const operation = forAnyone('registerV2', signUp);
