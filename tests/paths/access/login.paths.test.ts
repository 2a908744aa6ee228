import { loginMachine } from '../../../machines/access/login.machine.js';
import { loginSpec } from '../../fixtures/access/login.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(loginMachine, loginSpec);
