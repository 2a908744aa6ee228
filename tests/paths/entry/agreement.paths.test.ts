import { agreementMachine } from '../../../machines/entry/agreement.machine.js';
import { agreementSpec } from '../../fixtures/entry/agreement.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(agreementMachine, agreementSpec);
