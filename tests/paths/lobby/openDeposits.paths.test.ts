import { openDepositsMachine } from '../../../machines/lobby/openDeposits.machine.js';
import { openDepositsSpec } from '../../fixtures/lobby/openDeposits.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(openDepositsMachine, openDepositsSpec);
