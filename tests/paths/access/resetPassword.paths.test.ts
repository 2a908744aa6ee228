import { resetPasswordMachine } from '../../../machines/access/resetPassword.machine.js';
import { resetPasswordSpec } from '../../fixtures/access/resetPassword.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(resetPasswordMachine, resetPasswordSpec);
