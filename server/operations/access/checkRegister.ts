import { checkSignUp } from '../../domain/access/check-sign-up.js';
import { forAnyone } from '../operation.js';

/** Says what a sign-up would be refused for, as far as its fields are known. */
export const operation = forAnyone('checkRegister', checkSignUp);
