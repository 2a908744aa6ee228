import { loginSuccessMachine } from '../../../machines/access/loginSuccess.machine.js';
import { loginSuccessSpec } from '../../fixtures/access/loginSuccess.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(loginSuccessMachine, loginSuccessSpec);
