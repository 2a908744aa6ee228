import { passkeyLoginMachine } from '../../../machines/access/passkeyLogin.machine.js';
import { passkeyLoginSpec } from '../../fixtures/access/passkeyLogin.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(passkeyLoginMachine, passkeyLoginSpec);
