import { facebookStartMachine } from '../../../machines/access/facebookStart.machine.js';
import { facebookStartSpec } from '../../fixtures/access/facebookStart.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(facebookStartMachine, facebookStartSpec);
