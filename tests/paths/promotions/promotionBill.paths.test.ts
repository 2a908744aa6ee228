import { promotionBillMachine } from '../../../machines/promotions/promotionBill.machine.js';
import { promotionBillSpec } from '../../fixtures/promotions/promotionBill.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(promotionBillMachine, promotionBillSpec);
