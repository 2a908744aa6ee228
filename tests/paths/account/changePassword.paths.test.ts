import { changePasswordMachine } from '../../../machines/account/changePassword.machine.js';
import { changePasswordSpec } from '../../fixtures/account/changePassword.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(changePasswordMachine, changePasswordSpec);
