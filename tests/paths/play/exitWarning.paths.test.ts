import { exitWarningMachine } from '../../../machines/play/exitWarning.machine.js';
import { exitWarningSpec } from '../../fixtures/play/exitWarning.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(exitWarningMachine, exitWarningSpec);
