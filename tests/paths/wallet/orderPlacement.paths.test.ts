import { orderPlacementMachine } from '../../../machines/wallet/orderPlacement.machine.js';
import { orderPlacementSpec } from '../../fixtures/wallet/orderPlacement.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(orderPlacementMachine, orderPlacementSpec);
