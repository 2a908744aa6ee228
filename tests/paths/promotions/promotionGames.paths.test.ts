import { promotionGamesMachine } from '../../../machines/promotions/promotionGames.machine.js';
import { promotionGamesSpec } from '../../fixtures/promotions/promotionGames.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(promotionGamesMachine, promotionGamesSpec);
