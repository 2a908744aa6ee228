import { myGamesMachine } from '../../../machines/lobby/myGames.machine.js';
import { myGamesSpec } from '../../fixtures/lobby/myGames.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(myGamesMachine, myGamesSpec);
