import { bringInMachine } from '../../../machines/play/bringIn.machine.js';
import { bringInSpec } from '../../fixtures/play/bringIn.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(bringInMachine, bringInSpec);
