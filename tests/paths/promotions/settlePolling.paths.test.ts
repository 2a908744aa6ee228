import { settlePollingMachine } from '../../../machines/promotions/settlePolling.machine.js';
import { settlePollingSpec } from '../../fixtures/promotions/settlePolling.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(settlePollingMachine, settlePollingSpec);
