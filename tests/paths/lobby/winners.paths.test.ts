import { winnersMachine } from '../../../machines/lobby/winners.machine.js';
import { winnersSpec } from '../../fixtures/lobby/winners.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(winnersMachine, winnersSpec);
