import { promotionsMachine } from '../../../machines/promotions/promotions.machine.js';
import { promotionsSpec } from '../../fixtures/promotions/promotions.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(promotionsMachine, promotionsSpec);
