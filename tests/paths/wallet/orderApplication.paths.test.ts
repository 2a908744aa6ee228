import { orderApplicationMachine } from '../../../machines/wallet/orderApplication.machine.js';
import { orderApplicationSpec } from '../../fixtures/wallet/orderApplication.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(orderApplicationMachine, orderApplicationSpec);
