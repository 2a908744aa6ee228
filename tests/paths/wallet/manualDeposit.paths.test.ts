import { manualDepositMachine } from '../../../machines/wallet/manualDeposit.machine.js';
import { manualDepositSpec } from '../../fixtures/wallet/manualDeposit.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(manualDepositMachine, manualDepositSpec);
