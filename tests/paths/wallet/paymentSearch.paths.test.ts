import { paymentSearchMachine } from '../../../machines/wallet/paymentSearch.machine.js';
import { paymentSearchSpec } from '../../fixtures/wallet/paymentSearch.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(paymentSearchMachine, paymentSearchSpec);
