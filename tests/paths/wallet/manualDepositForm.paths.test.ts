import { manualDepositFormMachine } from '../../../machines/wallet/manualDepositForm.machine.js';
import { manualDepositFormSpec } from '../../fixtures/wallet/manualDepositForm.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(manualDepositFormMachine, manualDepositFormSpec);
