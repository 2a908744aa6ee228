import { checkSignUp } from '../../domain/access/check-sign-up.js';
import { sendCode } from '../../domain/access/send-code.js';
import { signUp } from '../../domain/access/sign-up.js';
import { forAnyone } from '../operation.js';

/** Says what a sign-up would be refused for, as far as its fields are known. */
export const checkRegister = forAnyone('checkRegister', checkSignUp);

/** Sends a code to sign up with. */
export const sendRegisterPhoneCode = forAnyone('sendRegisterPhoneCode', (call) => sendCode('register', call));

/** Opens an account and logs in; the older path of registerV2 (decision C4). */
export const register = forAnyone('register', signUp);

/** Opens an account and logs in. */
export const registerV2 = forAnyone('registerV2', signUp);
