import { orderReviewMachine } from '../../../machines/wallet/orderReview.machine.js';
import { orderReviewSpec } from '../../fixtures/wallet/orderReview.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(orderReviewMachine, orderReviewSpec);
