import { signUpMachine } from '../../../machines/access/signUp.machine.js';
import { signUpSpec } from '../../fixtures/access/signUp.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(signUpMachine, signUpSpec);
