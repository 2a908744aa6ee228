import { loginGuardMachine } from '../../../machines/access/loginGuard.machine.js';
import { loginGuardSpec } from '../../fixtures/access/loginGuard.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(loginGuardMachine, loginGuardSpec);
