import { depositResultMachine } from '../../../machines/wallet/depositResult.machine.js';
import { depositResultSpec } from '../../fixtures/wallet/depositResult.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(depositResultMachine, depositResultSpec);
