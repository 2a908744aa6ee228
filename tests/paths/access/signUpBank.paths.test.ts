import { signUpBankMachine } from '../../../machines/access/signUpBank.machine.js';
import { signUpBankSpec } from '../../fixtures/access/signUpBank.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(signUpBankMachine, signUpBankSpec);
