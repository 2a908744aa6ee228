import { balanceMachine } from '../../../machines/wallet/balance.machine.js';
import { balanceSpec } from '../../fixtures/wallet/balance.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(balanceMachine, balanceSpec);
