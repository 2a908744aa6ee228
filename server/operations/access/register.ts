import { signUp } from '../../domain/access/sign-up.js';
import { forAnyone } from '../operation.js';

/** Opens an account and logs in; the older path of registerV2 (decision C4). */
export const operation = forAnyone('register', signUp);
