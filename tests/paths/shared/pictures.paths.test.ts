import { receiptsMachine } from '../../../machines/wallet/receipts.machine.js';
import { receiptsSpec } from '../../fixtures/wallet/receipts.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(receiptsMachine, receiptsSpec);
