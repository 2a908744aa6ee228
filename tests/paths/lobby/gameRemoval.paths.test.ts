import { gameRemovalMachine } from '../../../machines/lobby/gameRemoval.machine.js';
import { gameRemovalSpec } from '../../fixtures/lobby/gameRemoval.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(gameRemovalMachine, gameRemovalSpec);
