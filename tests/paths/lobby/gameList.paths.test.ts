import { gameListMachine } from '../../../machines/lobby/gameList.machine.js';
import { gameListSpec } from '../../fixtures/lobby/gameList.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(gameListMachine, gameListSpec);
