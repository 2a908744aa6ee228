import { commentRemovalMachine } from '../../../machines/lobby/commentRemoval.machine.js';
import { commentRemovalSpec } from '../../fixtures/lobby/commentRemoval.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(commentRemovalMachine, commentRemovalSpec);
