import { similarGamesMachine } from '../../../machines/lobby/similarGames.machine.js';
import { similarGamesSpec } from '../../fixtures/lobby/similarGames.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(similarGamesMachine, similarGamesSpec);
