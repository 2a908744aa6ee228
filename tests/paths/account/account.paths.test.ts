import { accountMachine } from '../../../machines/account/account.machine.js';
import { accountSpec } from '../../fixtures/account/account.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(accountMachine, accountSpec);
