import { billsFileMachine } from '../../../machines/wallet/billsFile.machine.js';
import { billsFileSpec } from '../../fixtures/wallet/billsFile.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(billsFileMachine, billsFileSpec);
