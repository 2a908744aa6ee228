import { depositMachine } from '../../../machines/wallet/deposit.machine.js';
import { depositSpec } from '../../fixtures/wallet/deposit.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(depositMachine, depositSpec);
