import { orderPaymentMachine } from '../../../machines/wallet/orderPayment.machine.js';
import { orderPaymentSpec } from '../../fixtures/wallet/orderPayment.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(orderPaymentMachine, orderPaymentSpec);
