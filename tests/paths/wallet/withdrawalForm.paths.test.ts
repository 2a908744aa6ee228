import { withdrawalFormMachine } from '../../../machines/wallet/withdrawalForm.machine.js';
import { withdrawalFormSpec } from '../../fixtures/wallet/withdrawalForm.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(withdrawalFormMachine, withdrawalFormSpec);
