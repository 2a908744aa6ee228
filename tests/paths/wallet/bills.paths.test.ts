import { billsMachine } from '../../../machines/wallet/bills.machine.js';
import { billsSpec } from '../../fixtures/wallet/bills.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(billsMachine, billsSpec);
