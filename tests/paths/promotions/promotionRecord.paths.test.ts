import { promotionRecordMachine } from '../../../machines/promotions/promotionRecord.machine.js';
import { promotionRecordSpec } from '../../fixtures/promotions/promotionRecord.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(promotionRecordMachine, promotionRecordSpec);
