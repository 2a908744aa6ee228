import { moneyInGamesMachine } from '../../../machines/play/moneyInGames.machine.js';
import { moneyInGamesSpec } from '../../fixtures/play/moneyInGames.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(moneyInGamesMachine, moneyInGamesSpec);
