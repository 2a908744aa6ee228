import { topWinnersMachine } from '../../../machines/lobby/topWinners.machine.js';
import { topWinnersSpec } from '../../fixtures/lobby/topWinners.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(topWinnersMachine, topWinnersSpec);
