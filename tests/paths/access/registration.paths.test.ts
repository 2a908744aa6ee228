import { registrationMachine } from '../../../machines/access/registration.machine.js';
import { registrationSpec } from '../../fixtures/access/registration.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(registrationMachine, registrationSpec);
