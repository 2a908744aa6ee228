import { depositFormMachine } from '../../../machines/wallet/depositForm.machine.js';
import { depositFormSpec } from '../../fixtures/wallet/depositForm.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(depositFormMachine, depositFormSpec);
