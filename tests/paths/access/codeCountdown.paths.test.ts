import { codeCountdownMachine } from '../../../machines/access/codeCountdown.machine.js';
import { codeCountdownSpec } from '../../fixtures/access/codeCountdown.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(codeCountdownMachine, codeCountdownSpec);
