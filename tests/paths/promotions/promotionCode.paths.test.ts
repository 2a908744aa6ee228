import { promotionCodeMachine } from '../../../machines/promotions/promotionCode.machine.js';
import { promotionCodeSpec } from '../../fixtures/promotions/promotionCode.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(promotionCodeMachine, promotionCodeSpec);
