import { facebookLoginMachine } from '../../../machines/access/facebookLogin.machine.js';
import { facebookLoginSpec } from '../../fixtures/access/facebookLogin.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(facebookLoginMachine, facebookLoginSpec);
