import { withdrawalMachine } from '../../../machines/wallet/withdrawal.machine.js';
import { withdrawalSpec } from '../../fixtures/wallet/withdrawal.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(withdrawalMachine, withdrawalSpec);
