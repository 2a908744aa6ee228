import { gameDetailMachine } from '../../../machines/lobby/gameDetail.machine.js';
import { gameDetailSpec } from '../../fixtures/lobby/gameDetail.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(gameDetailMachine, gameDetailSpec);
