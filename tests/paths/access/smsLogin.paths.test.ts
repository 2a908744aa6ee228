import { smsLoginMachine } from '../../../machines/access/smsLogin.machine.js';
import { smsLoginSpec } from '../../fixtures/access/smsLogin.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(smsLoginMachine, smsLoginSpec);
