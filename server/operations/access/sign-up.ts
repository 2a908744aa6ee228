import { Refusal } from '../../base/refusal.js';
import { refused } from '../../contract/envelope.js';
import { loadContract } from '../../contract/load.js';
import { checkSignUp } from '../../domain/access/check-sign-up.js';
import { sendCode } from '../../domain/access/send-code.js';
import { signUp } from '../../domain/access/sign-up.js';
import { forAnyone, type Answer } from '../operation.js';

/** Says what a sign-up would be refused for, as far as its fields are known. */
export const checkRegister = forAnyone('checkRegister', async (call) => {
  const problems = await checkSignUp(call);
  if (problems instanceof Refusal) return problems;
  const { codes } = await loadContract();
  return { data: problems.map((problem) => refused(problem, codes, call.lang) as CheckedField) };
});

type CheckedField = Answer<'checkRegister'>['data'][number];

/** Sends a code to sign up with. */
export const sendRegisterPhoneCode = forAnyone('sendRegisterPhoneCode', (call) => sendCode('register', call));

/** Opens an account and logs in; the older path of registerV2 (decision C4). */
export const register = forAnyone('register', signUp);

/** Opens an account and logs in. */
export const registerV2 = forAnyone('registerV2', signUp);
